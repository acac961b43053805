<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use WP_Term;

/** Fields on the screens of terms: a category's colour, and a venue's address. */
final class TermFields {
	private const NONCE = 'marketday_event_term';

	public function register(): void {
		foreach ( [ EventType::CATEGORY, EventType::LOCATION ] as $taxonomy ) {
			add_action( "{$taxonomy}_add_form_fields", fn () => $this->print( $taxonomy, null ) );
			add_action( "{$taxonomy}_edit_form_fields", fn ( WP_Term $term ) => $this->print( $taxonomy, $term ) );
			add_action( "saved_{$taxonomy}", fn ( int $term ) => $this->save( $taxonomy, $term ) );
		}
	}

	/** @return array<string, array{string, string}> Label and type of the input, by meta key. */
	private function fields( string $taxonomy ): array {
		if ( EventType::CATEGORY === $taxonomy ) {
			return [ Colour::META => [ __( 'Colour', 'marketday' ), 'color' ] ];
		}
		$labels = [
			'street'    => __( 'Street', 'marketday' ),
			'city'      => __( 'Town', 'marketday' ),
			'postcode'  => __( 'Postcode', 'marketday' ),
			'country'   => __( 'Country', 'marketday' ),
			'latitude'  => __( 'Latitude', 'marketday' ),
			'longitude' => __( 'Longitude', 'marketday' ),
			'url'       => __( 'Website', 'marketday' ),
		];
		$fields = [];
		foreach ( $labels as $field => $label ) {
			$fields[ Venue::PREFIX . $field ] = [ $label, 'url' === $field ? 'url' : 'text' ];
		}
		return $fields;
	}

	private function print( string $taxonomy, ?WP_Term $term ): void {
		wp_nonce_field( self::NONCE, self::NONCE, false );
		foreach ( $this->fields( $taxonomy ) as $key => [ $label, $type ] ) {
			$kept  = null === $term ? '' : get_term_meta( $term->term_id, $key, true );
			$value = is_string( $kept ) ? $kept : '';
			$form  = null === $term
				? '<div class="form-field"><label for="%1$s">%2$s</label><input type="%3$s" id="%1$s" name="%1$s" value="%4$s"></div>'
				: '<tr class="form-field"><th scope="row"><label for="%1$s">%2$s</label></th><td><input type="%3$s" id="%1$s" name="%1$s" value="%4$s"></td></tr>';
			printf( $form, esc_attr( $key ), esc_html( $label ), esc_attr( $type ), esc_attr( 'color' === $type && '' === $value ? '#14532d' : $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- one of the two forms above.
		}
	}

	private function save( string $taxonomy, int $term ): void {
		$nonce = $_POST[ self::NONCE ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared.
		if ( ! is_string( $nonce ) || false === wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_term', $term ) ) {
			return;
		}
		foreach ( array_keys( $this->fields( $taxonomy ) ) as $key ) {
			$sent = wp_unslash( $_POST[ $key ] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- WordPress sanitizes by the field's own rule as it is stored.
			if ( is_string( $sent ) ) {
				update_term_meta( $term, $key, wp_slash( $sent ) );
			}
		}
	}
}
