import type { LengthUnit } from './measures';

const KEY = 'marketday_length_unit';

const isUnit = ( value: string | null ): value is LengthUnit =>
	value === 'cm' || value === 'in';

/** The unit that this browser's visitor has chosen; null where there was no choice, or nothing may be kept. */
export function rememberedUnit(): LengthUnit | null {
	try {
		const kept = window.localStorage.getItem( KEY );
		return isUnit( kept ) ? kept : null;
	} catch {
		return null;
	}
}

export function rememberUnit( unit: LengthUnit ): void {
	try {
		window.localStorage.setItem( KEY, unit );
	} catch {
		// It holds for this page.
	}
}
