/** Share of a width that is reckoned by the letters of what the condition asks, so that only letters of more than four thirds of the usual size change it. */
const BY_LETTERS = 0.75;

/**
 * Sizes in `rem` become multiples of `--marketday-rem`, which stands for one where a theme has made the root's letters smaller (php/Kernel/RootSize.php).
 * Conditions of containers cannot ask for it: theirs become pixels, or more where readers have much larger letters. Those of media go by the browser's size
 * whatever a theme says, and stay.
 *
 * @return {import('postcss').Plugin} For PostCSS.
 */
module.exports = () => ( {
	postcssPlugin: 'root-sizes',
	AtRule( rule ) {
		if ( rule.name === 'container' && rule.params.includes( 'rem' ) ) {
			rule.params = rule.params.replace(
				/(?<![\w.#-])(\d*\.?\d+)rem\b/g,
				( size, number ) =>
					`max(${ number * 16 }px,${ number * BY_LETTERS }em)`
			);
		}
	},
	Declaration( declaration ) {
		const { parent, value } = declaration;
		// What `@property` begins with stands by itself.
		const isDescriptor = parent?.type === 'atrule';
		if ( value.includes( 'rem' ) && ! isDescriptor ) {
			declaration.value = value.replace(
				/(?<![\w.#-]|--marketday-rem,)(-?\d*\.?\d+)rem\b/g,
				( size, number ) =>
					number === '1'
						? 'var(--marketday-rem,1rem)'
						: `calc(${ number }*var(--marketday-rem,1rem))`
			);
		}
	},
} );
