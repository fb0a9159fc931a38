/** What a picture is without all that is not drawn. */
export interface Plain {
  width: number;
  height: number;
  bytes: Buffer;
}
