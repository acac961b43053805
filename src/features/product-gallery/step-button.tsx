import { __ } from '@marketday/kernel';

interface StepButtonProps {
	direction: 'previous' | 'next';
	/** There is nothing further in this direction; the button keeps its focus. */
	isEnd: boolean;
	onStep: () => void;
}

export function StepButton( { direction, isEnd, onStep }: StepButtonProps ) {
	return (
		<button
			type="button"
			className={ `marketday-product-gallery__step is-${ direction }` }
			aria-label={
				direction === 'previous'
					? __( 'Previous image', 'marketday' )
					: __( 'Next image', 'marketday' )
			}
			aria-disabled={ isEnd }
			onClick={ () => ! isEnd && onStep() }
		/>
	);
}
