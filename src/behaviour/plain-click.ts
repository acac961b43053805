/** Fields of a click that are asked for, of React's too. A key that stands for one has no button. */
type Click = Pick<
	MouseEvent,
	'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
> & {
	readonly button?: number;
};

/** Tells whether a click follows a link here: the others open it in a tab or a window of its own, or save it. */
export const isPlainClick = ( click: Click ): boolean =>
	! (
		click.button ||
		click.altKey ||
		click.ctrlKey ||
		click.metaKey ||
		click.shiftKey
	);
