<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Form;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\EmailAddress;
use Marketday\Kernel\Validation\FieldRules;
use Marketday\Kernel\Validation\Validator;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use Marketday\Marketing\Newsletter\Subscribers\PendingChanges;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;

/** Reads what was sent by the form's own fields: what it does not ask is not taken, what it asks is checked by the same rules as in the page. */
final class FormReader {
	/** Filled in by robots, which take it for the address; and by some password managers, so that people are told and shown it. */
	public const TRAP = 'email';

	public function __construct( private readonly Lists $lists ) {}

	/**
	 * @param array<array-key, mixed> $data
	 * @return array{email: string, wish: PendingChanges}
	 * @throws SubscriptionRefusedException With a sentence for each field that is wrong.
	 */
	public function read( FormSettings $form, array $data ): array {
		if ( '' !== ( $data[ self::TRAP ] ?? '' ) ) {
			throw new SubscriptionRefusedException( [
				self::TRAP => __( 'A field that should stay blank was filled in, perhaps by a password manager. We’ve cleared it: please send the form again.', 'marketday' ),
			] );
		}
		$values = [];
		$faults = [];
		foreach ( $form->fields as $field ) {
			$value  = $this->valueOf( $field, $data );
			$wrong  = $this->fault( $field, $value );
			if ( null !== $wrong ) {
				$faults[ $field->key() ] = $wrong;
			}
			$values[ $field->key() ] = $value;
		}
		if ( [] !== $faults ) {
			throw new SubscriptionRefusedException( $faults );
		}
		return [
			'email' => Subscribers::normal( self::text( $values['form_field_email'] ?? '' ) ),
			'wish'  => new PendingChanges(
				self::text( $values['form_field_first_name'] ?? '' ),
				self::text( $values['form_field_last_name'] ?? '' ),
				$this->custom( $form, $values ),
				$this->listsOf( $form, $values )
			),
		];
	}

	/**
	 * @param array<array-key, mixed> $data
	 * @return string|list<string>
	 */
	private function valueOf( FormField $field, array $data ): string|array {
		$value = $data[ $field->key() ] ?? '';
		if ( $field->isList() ) {
			return array_slice(
				array_values( array_filter( is_array( $value ) ? $value : [ $value ], static fn ( mixed $one ): bool => is_string( $one ) && '' !== $one ) ),
				0,
				100
			);
		}
		$text = is_scalar( $value ) && mb_check_encoding( (string) $value, 'UTF-8' ) ? trim( (string) $value ) : '';
		return 'textarea' === $field->kind ? sanitize_textarea_field( Validator::lineFeeds( $text ) ) : self::line( $text );
	}

	/** No control characters: a line that breaks could add a header to a mail. Brackets stay, so that the rules can refuse them. */
	private static function line( string $text ): string {
		return trim( (string) preg_replace( '/[\x00-\x1f\x7f]+/', ' ', $text ) );
	}

	/** @param string|list<string> $value */
	private function fault( FormField $field, string|array $value ): ?string {
		$wrong = ( new FieldRules( $field->rules(), $field->messages() ) )->fault( $value );
		if ( '' !== $wrong ) {
			return $wrong;
		}
		if ( 'email' === $field->kind && ! EmailAddress::isRight( self::text( $value ) ) ) {
			return $field->messages()['type.email'];
		}
		$offered = 'lists' === $field->kind ? array_map( 'strval', array_keys( $this->lists->names() ) ) : $field->options;
		$isFree  = [] === $offered || in_array( $field->kind, [ 'email', 'first_name', 'last_name', 'text', 'textarea', 'date', 'consent' ], true );
		return $isFree || [] === array_diff( array_diff( (array) $value, [ '' ] ), $offered ) ? null : __( 'Choose one of the options.', 'marketday' );
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @return array<string, string> By name; nothing of what was left empty.
	 */
	private function custom( FormSettings $form, array $values ): array {
		$custom = [];
		foreach ( $form->fields as $field ) {
			$value = $values[ $field->key() ] ?? '';
			$text  = is_array( $value ) ? implode( ', ', $value ) : $value;
			if ( $field->isCustom() && '' !== $text ) {
				$custom[ $field->name ] = $text;
			}
		}
		return $custom;
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @return list<int> What was chosen of what the form offers, or the form's own lists.
	 */
	private function listsOf( FormSettings $form, array $values ): array {
		foreach ( $form->fields as $field ) {
			if ( 'lists' === $field->kind ) {
				$chosen = array_map( 'intval', (array) ( $values['segments'] ?? [] ) );
				$offers = [] === $field->options ? $chosen : array_map( 'intval', $field->options );
				$chosen = array_values( array_intersect( $chosen, $offers, array_keys( $this->lists->names() ) ) );
				return [] === $chosen ? $this->lists->existingIds( $form->lists ) : $chosen;
			}
		}
		return $this->lists->existingIds( $form->lists );
	}

	/** @param string|list<string> $value */
	private static function text( string|array $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
