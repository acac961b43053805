import {
	Button,
	Card,
	CardBody,
	CardHeader,
	RadioControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { Mode } from './state';
import type { Settings } from './use-settings';

/** The shop's account of PayPal, of both modes, and whether they know each other. */
export function AccountCard( {
	settings: { mode },
	state: { accounts, letterBox },
	typed,
	isBusy,
	change,
	type,
	connect,
}: Settings ) {
	const account = accounts[ mode ];
	return (
		<Card>
			<CardHeader>
				<h2>{ __( 'Account', 'marketday' ) }</h2>
			</CardHeader>
			<CardBody>
				<RadioControl
					label={ __( 'PayPal mode', 'marketday' ) }
					selected={ mode }
					options={ [
						{
							value: 'sandbox',
							label: __( 'Sandbox: for testing', 'marketday' ),
						},
						{
							value: 'live',
							label: __( 'Live: real money', 'marketday' ),
						},
					] }
					onChange={ ( value ) => change( { mode: value as Mode } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Client ID', 'marketday' ) }
					autoComplete="off"
					value={ typed[ mode ].id }
					onChange={ ( id ) => type( { id } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="password"
					label={ __( 'Secret', 'marketday' ) }
					help={
						account.hasSecret
							? __(
									'Saved, but never shown. Type to change it.',
									'marketday'
							  )
							: ''
					}
					autoComplete="new-password"
					value={ typed[ mode ].secret }
					onChange={ ( secret ) => type( { secret } ) }
				/>
				<p>
					{ account.hasWebhook
						? __( 'PayPal can reach this site.', 'marketday' )
						: __(
								'PayPal can’t reach this site yet.',
								'marketday'
						  ) }{ ' ' }
					<code>{ letterBox }</code>
				</p>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy || ! typed[ mode ].id }
					onClick={ connect }
				>
					{ __( 'Save and test connection', 'marketday' ) }
				</Button>
			</CardBody>
		</Card>
	);
}
