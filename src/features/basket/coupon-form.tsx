import { type CouponFormKeys, useCouponForm } from '@marketday/kernel/totals';
import { CodeForm } from '@marketday/ui';

/** A closed section with a coupon's code to type. */
export function CouponForm( {
	formUrl,
	nonce,
}: Pick< CouponFormKeys, 'formUrl' | 'nonce' > ) {
	const form = useCouponForm( { formUrl, nonce, action: 'apply-coupon' } );
	return <CodeForm { ...form } />;
}
