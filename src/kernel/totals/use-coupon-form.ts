import { __, announce, useBasketState, useMarketday } from '@marketday/kernel';
import { type FormEvent, useState } from 'react';

import { announceTotal } from './announce-total';

export interface CouponFormKeys {
	formUrl: string;
	nonce: string;
	/** The plain form's name, e.g. `apply-coupon`. */
	action: string;
}

/** Everything `CodeForm` of src/ui needs to take a coupon: the twin of php/Kernel/Ui/views/coupon-form.php. */
export function useCouponForm( { formUrl, nonce, action }: CouponFormKeys ) {
	const { basket } = useMarketday();
	const isBusy = useBasketState( ( { pending } ) =>
		pending.includes( 'coupon' )
	);
	const [ value, setValue ] = useState( '' );
	const [ problem, setProblem ] = useState( '' );

	const onType = ( typed: string ) => {
		setValue( typed );
		setProblem( '' );
	};

	async function onSubmit( event: FormEvent ) {
		event.preventDefault();
		const code = value.trim();
		if ( ! code || isBusy ) {
			return;
		}
		if ( await basket.applyCoupon( code ) ) {
			onType( '' );
			announce( __( 'Coupon applied.', 'marketday' ) );
			announceTotal( basket.getState().basket );
		} else {
			setProblem( basket.getState().error?.message ?? '' );
			basket.setState( { error: null } );
		}
	}

	return {
		summary: __( 'Have a coupon?', 'marketday' ),
		action: formUrl,
		hidden: { 'marketday-action': action, 'marketday-nonce': nonce },
		name: 'coupon_code',
		label: __( 'Coupon code', 'marketday' ),
		buttonLabel: __( 'Apply', 'marketday' ),
		...{ value, problem, isBusy, onType, onSubmit },
	};
}
