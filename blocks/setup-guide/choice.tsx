import { CheckboxControl } from '@wordpress/components';

interface ChoiceProps {
	name: string;
	label: string;
	help: string;
	chosen: readonly string[];
	/** True where it cannot be taken back here. */
	isMade?: boolean;
	onChange: ( chosen: string[] ) => void;
}

/** One of several names to tick. */
export const Choice = ( {
	name,
	label,
	help,
	chosen,
	isMade = false,
	onChange,
}: ChoiceProps ) => (
	<CheckboxControl
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
);
