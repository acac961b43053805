/** A door of its own: pictures on the whole screen, for the views that show some. */
export { Lightbox } from './lightbox';
export { StepButton } from './step-button';
export { useSlider } from './use-slider';
