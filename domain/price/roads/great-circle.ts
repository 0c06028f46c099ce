/** A point on the earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth in kilometres (International Union of Geodesy and Geophysics). */
const EARTH_RADIUS = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The straight line over the ground between two points, in kilometres, by the haversine formula. */
export function greatCircle(one: Position, other: Position): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const scale = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(north + scale * east));
}
