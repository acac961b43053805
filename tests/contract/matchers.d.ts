declare namespace jest {
	interface Matchers< R > {
		/** The same keys and types as WooCommerce's own answer (tests/contract/treaties). */
		toKeepTreaty( name: string ): R;
	}
}
