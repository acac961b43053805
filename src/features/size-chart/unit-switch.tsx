import { __ } from '@marketday/kernel';

import type { LengthUnit } from './measures';

interface UnitSwitchProps {
	unit: LengthUnit;
	onChoose: ( unit: LengthUnit ) => void;
}

/** Buttons, not fields: the chart may stand in a form, which has no use for them. */
export function UnitSwitch( { unit, onChoose }: UnitSwitchProps ) {
	const units: [ LengthUnit, string, string ][] = [
		[ 'cm', __( 'cm', 'marketday' ), __( 'Centimetres', 'marketday' ) ],
		[ 'in', __( 'in', 'marketday' ), __( 'Inches', 'marketday' ) ],
	];
	return (
		<div
			className="marketday-size-chart__units"
			role="group"
			aria-label={ __( 'Unit', 'marketday' ) }
		>
			{ units.map( ( [ name, sign, label ] ) => (
				<button
					key={ name }
					type="button"
					className="marketday-size-chart__unit"
					aria-pressed={ name === unit }
					onClick={ () => onChoose( name ) }
				>
					{ sign }
					<span className="marketday-hidden">{ `: ${ label }` }</span>
				</button>
			) ) }
		</div>
	);
}
