declare namespace jest {
	interface Matchers< R > {
		/** The same keys and types as WooCommerce's own answer (tests/contract/shapes). */
		toKeepShape( name: string ): R;
	}
}
