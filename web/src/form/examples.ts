/** What a field takes, by an example, where its form is not obvious: placeholders. */
export const examples = {
  cadastralNumber: 'например, 50:20:0010203:145',
  address: 'например, Московская область, Чехов, Лесная ул., 5',
  latitude: 'Широта: 55.682410',
  longitude: 'Долгота: 37.104220',
  email: 'например, anna@example.ru',
  link: 'например, https://disk.example.ru/uchastok',
  cadastralMap: 'например, https://nspd.gov.ru/map',
} as const;
