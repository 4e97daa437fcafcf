import { valueSchema } from '#dictionaries/dictionary.ts';
import { landDictionaryList } from './land-dictionary-list.ts';

/** A property type: a value with one of the 19 colours (1§3). */
export const PropertyType = valueSchema(landDictionaryList['property-types']);

/** A photo type: a value with its position in the order (1§3, 1§4). */
export const ImageType = valueSchema(landDictionaryList['image-types']);
