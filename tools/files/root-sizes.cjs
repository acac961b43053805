/**
 * Sizes in `rem` become multiples of `--marketday-rem`, which stands for one where a theme has made the root's letters smaller (php/Kernel/RootSize.php).
 * Conditions of media and containers cannot ask for it, and stay.
 *
 * @return {import('postcss').Plugin} For PostCSS.
 */
module.exports = () => ( {
	postcssPlugin: 'root-sizes',
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
