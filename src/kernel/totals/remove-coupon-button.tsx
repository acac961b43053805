import { __, sprintf } from '@marketday/kernel';

export interface RemoveCouponButtonProps {
	code: string;
	onRemove?: () => void;
}

/** The button of a form that takes a coupon off: the twin of php/Kernel/Ui/views/remove-coupon.php. */
export const RemoveCouponButton = ( {
	code,
	onRemove,
}: RemoveCouponButtonProps ) => (
	<button
		type="submit"
		className="marketday-link"
		name="remove-coupon"
		value={ code }
		aria-label={ sprintf(
			/* translators: %s: coupon code. */
			__( 'Remove coupon %s', 'marketday' ),
			code
		) }
		onClick={ onRemove }
	>
		{ __( 'Remove', 'marketday' ) }
	</button>
);
