/** Placeholders with an example where the format is not obvious. */
export const examples = {
  cadastralNumber: 'например, 50:20:0010203:145',
  address: 'например, Московская область, Чехов, Лесная ул., 5',
  latitude: 'Широта: 55.682410',
  longitude: 'Долгота: 37.104220',
  email: 'например, anna@example.ru',
  link: 'например, https://disk.example.ru/uchastok',
  cadastralMap: 'например, https://nspd.gov.ru/map',
} as const;
