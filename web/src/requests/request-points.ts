import type { UseQueryOptions } from '@tanstack/react-query';

/** Map point; a request has one for each of its places (E-08): id of the request, position, region. */
export type RequestPoint = [id: string, latitude: number, longitude: number, regionId: number];

export type RequestPointsQuery = UseQueryOptions<RequestPoint[]>;
