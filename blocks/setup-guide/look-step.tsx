import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { GuideState } from './guide-state';

interface LookStepProps {
	look: GuideState[ 'look' ];
	chosen: readonly string[];
	onChange: ( chosen: string[] ) => void;
}

/** Which parts of the site Marketday lays out. */
export const LookStep = ( { look, chosen, onChange }: LookStepProps ) => (
	<fieldset>
		<legend className="screen-reader-text">
			{ __( 'Choose what Marketday lays out', 'marketday' ) }
		</legend>
		{ look.map( ( { name, label, help, isMade } ) => (
			<CheckboxControl
				key={ name }
				label={ label }
				help={ help }
				checked={ isMade || chosen.includes( name ) }
				disabled={ isMade }
				onChange={ ( isOn ) =>
					onChange(
						isOn
							? [ ...chosen, name ]
							: chosen.filter( ( one ) => one !== name )
					)
				}
				__nextHasNoMarginBottom
			/>
		) ) }
	</fieldset>
);
