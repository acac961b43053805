<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Engine\Contract\Measure;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Catalogue\ProductRecord;

/** Refuses a draft that cannot become a product, with a sentence that says why. */
final class DraftCheck {
	private const CHOICES = [
		'status'     => [ 'publish', 'draft', 'private', 'pending', 'future' ],
		'visibility' => [ 'visible', 'catalog', 'search', 'hidden' ],
		'taxStatus'  => [ 'taxable', 'shipping', 'none' ],
		'backorders' => [ 'no', 'notify', 'yes' ],
	];

	private const AMOUNTS = [ 'regularPrice', 'salePrice', 'weight', 'length', 'width', 'height', 'lowStockAmount' ];

	public function check( ProductDraft $draft, ?ProductRecord $existing, ?ProductRecord $parent ): void {
		$this->checkShape( $draft, $existing, $parent );
		foreach ( self::CHOICES as $field => $allowed ) {
			$this->checkChoice( $field, $draft->{$field}, $allowed );
		}
		foreach ( self::AMOUNTS as $field ) {
			$this->checkAmount( $field, $draft->{$field} );
		}
		Measure::check( $draft->measureAmount, $draft->measureUnit, null !== $draft->variationOf );
		$this->checkStock( $draft );
		$this->checkDay( $draft->saleFrom );
		$this->checkDay( $draft->saleTo );
		$this->checkText( 'name', $draft->name );
		$this->checkText( 'sku', $draft->sku );
	}

	private function checkShape( ProductDraft $draft, ?ProductRecord $existing, ?ProductRecord $parent ): void {
		if ( null !== $draft->variationOf ) {
			if ( null === $parent || ProductType::Variable !== $parent->type ) {
				throw $this->refusal( 'parent', __( 'A variation needs a variable product as its parent.', 'marketday' ) );
			}
			if ( null !== $existing && ! $existing->isVariation() ) {
				throw $this->refusal( 'type', __( 'A product can’t become a variation.', 'marketday' ) );
			}
			return;
		}
		if ( null === $existing && '' === trim( (string) $draft->name ) ) {
			throw $this->refusal( 'name', __( 'A product needs a name.', 'marketday' ) );
		}
		if ( null !== $existing && $existing->isVariation() ) {
			throw $this->refusal( 'type', __( 'A variation can’t become a product.', 'marketday' ) );
		}
	}

	/** @param list<string> $allowed */
	private function checkChoice( string $field, ?string $value, array $allowed ): void {
		if ( null !== $value && ! in_array( $value, $allowed, true ) ) {
			/* translators: 1: a value, 2: a field's name, 3: the values it may have */
			throw $this->refusal( $field, sprintf( __( '“%1$s” isn’t a %2$s. Use one of: %3$s.', 'marketday' ), $value, $field, implode( ', ', $allowed ) ) );
		}
	}

	private function checkAmount( string $field, ?string $value ): void {
		if ( null !== $value && '' !== $value && 1 !== preg_match( '/^\d{1,12}(\.\d{1,6})?$/', $value ) ) {
			/* translators: 1: a value, 2: a field's name */
			throw $this->refusal( $field, sprintf( __( '“%1$s” isn’t a number for %2$s. Use the format 12.50.', 'marketday' ), $value, $field ) );
		}
	}

	private function checkStock( ProductDraft $draft ): void {
		$stock = $draft->stockQuantity;
		$words = null === $draft->variationOf ? [ '' ] : [ '', 'parent' ];
		if ( null !== $stock && ! in_array( $stock, $words, true ) && 1 !== preg_match( '/^-?\d{1,9}$/', $stock ) ) {
			/* translators: %s: a value */
			throw $this->refusal( 'stockQuantity', sprintf( __( '“%s” isn’t a number in stock.', 'marketday' ), $stock ) );
		}
	}

	private function checkDay( ?string $day ): void {
		$parsed = null === $day || '' === $day ? null : DateTimeImmutable::createFromFormat( '!Y-m-d', $day );
		if ( false === $parsed || ( null !== $parsed && $parsed->format( 'Y-m-d' ) !== $day ) ) {
			/* translators: %s: a value */
			throw $this->refusal( 'saleDay', sprintf( __( '“%s” isn’t a date. Use the format 2026-12-24.', 'marketday' ), $day ) );
		}
	}

	private function checkText( string $field, ?string $value ): void {
		if ( null !== $value && ( ! mb_check_encoding( $value, 'UTF-8' ) || strlen( $value ) > ( 'sku' === $field ? 100 : 1000 ) ) ) {
			/* translators: %s: a field's name */
			throw $this->refusal( $field, sprintf( __( 'The %s is too long or isn’t UTF-8 text.', 'marketday' ), $field ) );
		}
	}

	private function refusal( string $field, string $sentence ): StoreError {
		return new StoreError( "marketday_product_invalid_{$field}", $sentence, 400, [ 'field' => $field ] );
	}
}
