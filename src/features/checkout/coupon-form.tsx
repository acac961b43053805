import { __, announce, useBasketState, useMarketday } from '@marketday/kernel';
import { Field } from '@marketday/ui';
import { type FormEvent, useState } from 'react';

/** A closed section with a code to type; what the shop says of the code stands at the field. */
export function CouponForm( {
	formUrl,
	nonce,
}: {
	formUrl: string;
	nonce: string;
} ) {
	const { basket } = useMarketday();
	const isBusy = useBasketState( ( { pending } ) =>
		pending.includes( 'coupon' )
	);
	const [ code, setCode ] = useState( '' );
	const [ problem, setProblem ] = useState( '' );

	async function apply( event: FormEvent ) {
		event.preventDefault();
		const typed = code.trim();
		if ( ! typed || isBusy ) {
			return;
		}
		if ( await basket.applyCoupon( typed ) ) {
			setCode( '' );
			announce( __( 'The coupon has been applied.', 'marketday' ) );
		} else {
			setProblem( basket.getState().error?.message ?? '' );
			basket.setState( { error: null } );
		}
	}

	return (
		<details className="marketday-checkout__more">
			<summary>{ __( 'Have a coupon?', 'marketday' ) }</summary>
			<form method="post" action={ formUrl } onSubmit={ apply }>
				<input
					type="hidden"
					name="marketday-action"
					value="checkout-coupon"
				/>
				<input type="hidden" name="marketday-nonce" value={ nonce } />
				<Field
					id="coupon_code"
					label={ __( 'Coupon code', 'marketday' ) }
					value={ code }
					isRequired
					autoComplete="off"
					error={ problem }
					onChange={ ( value ) => {
						setCode( value );
						setProblem( '' );
					} }
				/>
				<button
					type="submit"
					className="marketday-button marketday-button--quiet"
					aria-busy={ isBusy }
				>
					{ __( 'Apply', 'marketday' ) }
				</button>
			</form>
		</details>
	);
}
