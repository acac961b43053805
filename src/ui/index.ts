export { classes } from './classes';
export { DefaultButton } from './default-button';
export { Dialog, type DialogProps } from './dialog/dialog';
export {
	QuantityInput,
	type QuantityInputProps,
} from './quantity-input/quantity-input';
export {
	canDecrease,
	canIncrease,
	clampQuantity,
	decrease,
	increase,
	type QuantityRule,
} from './quantity-input/quantity';
export { Slot, type SlotContents } from './slot/slot';
export { slotFields } from './slot/slot-fields';
export { Toast, type ToastProps } from './toast/toast';
export {
	FeedbackFrame,
	type FeedbackFrameProps,
} from './feedback-frame/feedback-frame';
export {
	createOverlay,
	type DialogRequest,
	type Overlay,
	pageOverlay,
} from './overlay/overlay';
export { Field, type FieldProps } from './field/field';
export type { PasswordToggle } from './field/password-input';
export { NoticeList, type NoticeListProps } from './notice/notice-list';
export { type Drawn, draw as drawn } from './trusted-html/drawn';
export {
	TrustedHtml,
	type TrustedHtmlProps,
} from './trusted-html/trusted-html';
export { useBusy } from './busy/use-busy';
export {
	AmountList,
	type AmountListProps,
	type AmountRow,
} from './amount-list/amount-list';
export {
	type Choice,
	ChoiceList,
	type ChoiceListProps,
} from './choice-list/choice-list';
export {
	type Offer,
	OfferList,
	type OfferListProps,
} from './offer-list/offer-list';
export {
	ProgressBar,
	type ProgressBarProps,
} from './progress-bar/progress-bar';
export { CodeForm, type CodeFormProps } from './code-form/code-form';
