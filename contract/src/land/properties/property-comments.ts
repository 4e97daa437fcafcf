import { commentEndpoints } from '#people/comment-endpoints.ts';

export const landComments = commentEndpoints('land', 'property.not_found');
