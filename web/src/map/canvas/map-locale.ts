/** MapLibre's texts for people and screen readers, in Russian. */
export const mapLocale = {
  'AttributionControl.ToggleAttribution': 'Показать источники карты',
  'CooperativeGesturesHandler.MacHelpText': 'Чтобы изменить масштаб, прокручивайте с клавишей ⌘',
  'CooperativeGesturesHandler.MobileHelpText': 'Чтобы сдвинуть карту, используйте два пальца',
  'CooperativeGesturesHandler.WindowsHelpText': 'Чтобы изменить масштаб, прокручивайте с клавишей Ctrl',
  'Marker.Title': 'Метка на карте',
  'NavigationControl.ZoomIn': 'Приблизить',
  'NavigationControl.ZoomOut': 'Отдалить',
  'Popup.Close': 'Закрыть',
  'ScaleControl.Kilometers': 'км',
  'ScaleControl.Meters': 'м',
};
