<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Form;

defined( 'ABSPATH' ) || exit;

/** The form that was just sent without scripts and refused: the page shows it again as it was filled in, with what is wrong. */
final class SubmittedForm {
	private string $form = '';

	/** @var array<array-key, mixed> */
	private array $values = [];

	private ?SubscriptionRefusedException $refused = null;

	/** @param array<array-key, mixed> $values */
	public function keep( string $form, array $values, SubscriptionRefusedException $refused ): void {
		$this->form    = $form;
		$this->values  = $values;
		$this->refused = $refused;
	}

	public function refusalOf( string $form ): ?SubscriptionRefusedException {
		return $form === $this->form ? $this->refused : null;
	}

	/** @return string|list<string> */
	public function value( string $form, FormField $field ): string|array {
		$value = $form === $this->form ? $this->values[ $field->key() ] ?? '' : '';
		return is_array( $value ) ? array_values( array_filter( $value, 'is_string' ) ) : ( is_string( $value ) ? $value : '' );
	}
}
