import {
	Button,
	Card,
	CardBody,
	CardHeader,
	Notice,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { AccountCard } from './account-card';
import { ButtonsCard } from './buttons-card';
import { PaymentCard } from './payment-card';
import type { PayPalState } from './state';
import { useSettings } from './use-settings';

/** All that the shop says about PayPal, on a screen of its own. */
export function SettingsScreen( { initial }: { initial: PayPalState } ) {
	const all = useSettings( initial );
	const { state, settings, feedback, isBusy, change, save } = all;
	return (
		<form
			className="marketday-paypal-settings"
			onSubmit={ ( event ) => {
				event.preventDefault();
				save();
			} }
		>
			<State { ...state } />
			<AccountCard { ...all } />
			<PaymentCard { ...all } />
			<ButtonsCard { ...all } />
			<Card>
				<CardHeader>
					<h2>{ __( 'Log', 'marketday' ) }</h2>
				</CardHeader>
				<CardBody>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __(
							'Keep a log of recent calls, without secrets',
							'marketday'
						) }
						checked={ settings.log }
						onChange={ ( log ) => change( { log } ) }
					/>
					{ state.log.length > 0 && (
						<details>
							<summary>
								{ __( 'Recent calls', 'marketday' ) }
							</summary>
							<pre>{ state.log.join( '\n' ) }</pre>
						</details>
					) }
				</CardBody>
			</Card>
			<div className="marketday-paypal-settings__foot">
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ isBusy }
					disabled={ isBusy }
				>
					{ __( 'Save', 'marketday' ) }
				</Button>
				{ feedback && (
					<Notice status={ feedback.status } isDismissible={ false }>
						{ feedback.text }
					</Notice>
				) }
			</div>
		</form>
	);
}

/** Tells whether shoppers can pay by PayPal now, and if not, why. */
function State( { isReady, rival, accounts, settings }: PayPalState ) {
	const text = rival
		? sprintf(
				/* translators: %s: name of a plugin */
				__(
					'%s already offers PayPal here, so Marketday doesn’t, to avoid duplicate buttons.',
					'marketday'
				),
				rival
		  )
		: ! isReady &&
		  __(
				'Shoppers can’t pay by PayPal yet. Add your account’s client ID and secret below.',
				'marketday'
		  );
	if ( text ) {
		return (
			<Notice status="warning" isDismissible={ false }>
				{ text }
			</Notice>
		);
	}
	return (
		<Notice status="success" isDismissible={ false }>
			{ settings.mode === 'live'
				? __( 'Shoppers can pay by PayPal.', 'marketday' )
				: __(
						'Shoppers can pay in PayPal’s sandbox: no real money moves.',
						'marketday'
				  ) }
			{ ! accounts[ settings.mode ].hasWebhook &&
				' ' +
					__(
						'PayPal isn’t sending refunds and late payments to this site yet. Test the connection.',
						'marketday'
					) }
		</Notice>
	);
}
