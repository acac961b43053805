import type { ReactNode } from 'react';

interface StepButtonProps {
	direction: 'previous' | 'next';
	/** Name of where it leads, for those who do not see its arrow. */
	label: string;
	/** True if there is nothing further in this direction; the button keeps its focus. */
	isEnd: boolean;
	onStep: () => void;
	/** Content beside its arrow; its name then. */
	children?: ReactNode;
}

/** Leads to the picture before or after. */
export function StepButton( {
	direction,
	label,
	isEnd,
	onStep,
	children,
}: StepButtonProps ) {
	return (
		<button
			type="button"
			className={ `marketday-lightbox__step is-${ direction }${
				children ? ' has-words' : ''
			}` }
			{ ...( ! children && { 'aria-label': label } ) }
			aria-disabled={ isEnd }
			onClick={ () => ! isEnd && onStep() }
		>
			{ children }
		</button>
	);
}
