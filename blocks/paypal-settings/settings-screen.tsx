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
	const { state, settings, said, isBusy, change, save } = all;
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
							'Keep a log of the last calls, without secrets',
							'marketday'
						) }
						checked={ settings.log }
						onChange={ ( log ) => change( { log } ) }
					/>
					{ state.log.length > 0 && (
						<details>
							<summary>
								{ __( 'The last calls', 'marketday' ) }
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
				{ said && (
					<Notice status={ said.status } isDismissible={ false }>
						{ said.text }
					</Notice>
				) }
			</div>
		</form>
	);
}

/** Whether shoppers can pay by PayPal now, and if not, why. */
function State( { isReady, rival, accounts, settings }: PayPalState ) {
	const text = rival
		? sprintf(
				/* translators: %s: name of a plugin */
				__(
					'%s offers PayPal here. Marketday stands back, so that there are no two buttons.',
					'marketday'
				),
				rival
		  )
		: ! isReady &&
		  __(
				'Shoppers cannot pay by PayPal yet: write client id and secret of your account below.',
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
						'Shoppers can pay by PayPal’s sandbox: no money is moved.',
						'marketday'
				  ) }
			{ ! accounts[ settings.mode ].hasWebhook &&
				' ' +
					__(
						'PayPal does not tell this site yet of refunds and late payments: test the connection.',
						'marketday'
					) }
		</Notice>
	);
}
