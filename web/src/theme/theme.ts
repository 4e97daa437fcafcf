import { createTheme, type MantineColorsTuple, type MantineThemeComponents, rem } from '@mantine/core';
import buttonClasses from './button.module.css';
import checkboxClasses from './checkbox.module.css';
import comboboxClasses from './combobox.module.css';
import dialogClasses from './dialog.module.css';
import inputClasses from './input.module.css';
import menuClasses from './menu.module.css';
import notificationClasses from './notification.module.css';
import popoverClasses from './popover.module.css';
import skeletonClasses from './skeleton.module.css';
import switchClasses from './switch.module.css';
import tabsClasses from './tabs.module.css';
import tooltipClasses from './tooltip.module.css';

/**
 * Accent colours, green in land and blue in the industrial domain: they follow `data-domain` on <html>, see tokens.css.
 */
const accent: MantineColorsTuple = [
  'var(--accent-0)',
  'var(--accent-1)',
  'var(--accent-2)',
  'var(--accent-3)',
  'var(--accent-4)',
  'var(--accent-5)',
  'var(--accent-6)',
  'var(--accent-7)',
  'var(--accent-8)',
  'var(--accent-9)',
];

/** Neutral colours: Mantine takes the light ones from `gray` and the dark ones from `dark`. Ours are warm. */
const gray: MantineColorsTuple = [
  '#faf8f5',
  '#f5f3ef',
  '#e4dfd7',
  '#cfc8bc',
  '#8f877b',
  '#6f685e',
  '#6f685e',
  '#544e46',
  '#2a2722',
  '#1f1c18',
];
const dark: MantineColorsTuple = [
  '#eeeae3',
  '#bdb6ab',
  '#9c9488',
  '#837b70',
  '#4d4842',
  '#2e2b27',
  '#1e1c1a',
  '#161513',
  '#121110',
  '#0c0b0a',
];

/** Heights of the two button sizes in use: 32 px by default, 36 px for saving a form. */
const buttonSizes: Record<string, Record<string, string>> = {
  xs: {
    '--button-height': 'var(--control-h)',
    '--button-padding-x': '12px',
    '--button-fz': '13px',
  },
  sm: {
    '--button-height': 'var(--field-h)',
    '--button-padding-x': '16px',
    '--button-fz': '14px',
  },
};

/** The `<header>` of a dialog is not the page's banner landmark. */
const plainHeader = { role: 'presentation' };

/**
 * Defaults and classes of Mantine's components, by name. `Button.extend(…)` would include every component in the first
 * bundle.
 */
const components: MantineThemeComponents = {
  Button: {
    defaultProps: { variant: 'default', size: 'xs' },
    classNames: buttonClasses,
    vars: (_: unknown, props: { size?: string }) => ({ root: buttonSizes[props.size ?? 'xs'] ?? {} }),
  },
  ActionIcon: {
    defaultProps: { variant: 'default', size: 32 },
    classNames: { root: buttonClasses.root ?? '' },
  },
  CloseButton: {
    defaultProps: { size: 28, iconSize: 18 },
  },
  Input: { classNames: inputClasses },
  Popover: {
    defaultProps: {
      shadow: 'md',
      transitionProps: { duration: 90 },
      offset: 4,
    },
    classNames: popoverClasses,
  },
  Combobox: {
    defaultProps: {
      shadow: 'md',
      transitionProps: { duration: 90 },
      offset: 4,
    },
    classNames: comboboxClasses,
  },
  Select: { classNames: comboboxClasses },
  Menu: {
    defaultProps: {
      shadow: 'md',
      transitionProps: { duration: 90 },
      offset: 4,
      // Focuses the first item itself; Mantine's focus placeholder is not a menu item.
      withInitialFocusPlaceholder: false,
      withinPortal: false,
    },
    classNames: { ...menuClasses, dropdown: popoverClasses.dropdown ?? '' },
  },
  Modal: {
    defaultProps: {
      centered: true,
      radius: 'md',
      size: 480,
      transitionProps: { duration: 140 },
      attributes: { header: plainHeader },
    },
    classNames: {
      content: `${dialogClasses.content} ${dialogClasses.modalContent}`,
      header: `${dialogClasses.header} ${dialogClasses.modalHeader}`,
      title: dialogClasses.title ?? '',
      body: dialogClasses.modalBody ?? '',
      overlay: dialogClasses.overlay ?? '',
      close: dialogClasses.close ?? '',
    },
  },
  Drawer: {
    defaultProps: {
      position: 'right',
      size: '50vw',
      transitionProps: { duration: 140 },
      attributes: { header: plainHeader },
    },
    classNames: {
      content: `${dialogClasses.content} ${dialogClasses.drawerContent}`,
      header: `${dialogClasses.header} ${dialogClasses.drawerHeader}`,
      title: dialogClasses.title ?? '',
      body: dialogClasses.drawerBody ?? '',
      overlay: dialogClasses.overlay ?? '',
      close: dialogClasses.close ?? '',
    },
  },
  Notification: { classNames: notificationClasses },
  Checkbox: {
    defaultProps: { size: 'xs', radius: 'xs' },
    classNames: checkboxClasses,
  },
  Switch: { classNames: { ...switchClasses, label: checkboxClasses.label ?? '' } },
  Tabs: { classNames: tabsClasses },
  Tooltip: {
    defaultProps: { openDelay: 300, transitionProps: { duration: 90 } },
    classNames: tooltipClasses,
  },
  Skeleton: {
    defaultProps: { radius: 'xs' },
    classNames: skeletonClasses,
  },
};

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  colors: { accent, gray, dark },
  white: '#ffffff',
  black: '#1f1c18',
  fontFamily: "'Onest Variable', sans-serif",
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  headings: {
    fontFamily: "'Onest Variable', sans-serif",
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(22), lineHeight: '28px' },
      h2: { fontSize: rem(16), lineHeight: '22px' },
      h3: { fontSize: rem(13), lineHeight: '18px' },
    },
  },
  fontSizes: {
    xs: rem(12),
    sm: rem(13),
    md: rem(14),
    lg: rem(16),
    xl: rem(22),
  },
  lineHeights: {
    xs: '1.3333',
    sm: '1.3846',
    md: '1.4286',
    lg: '1.375',
    xl: '1.2727',
  },
  spacing: { xs: rem(4), sm: rem(8), md: rem(12), lg: rem(16), xl: rem(24) },
  radius: { xs: rem(3), sm: rem(6), md: rem(10), lg: rem(10), xl: rem(10) },
  defaultRadius: 'sm',
  /** 0, 800, 1024, 1280, 1440 px (1§9). */
  breakpoints: { xs: '0em', sm: '50em', md: '64em', lg: '80em', xl: '90em' },
  shadows: {
    xs: 'none',
    sm: 'none',
    md: 'var(--shadow-pop)',
    lg: 'var(--shadow-pop)',
    xl: 'var(--shadow-pop)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
});
