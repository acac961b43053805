<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\EmbeddedSettings;

/** Weight and size as people read them: '0.5 kg', '10 × 8.5 × 9 cm'. */
final class Measures {
	public function __construct( private readonly EmbeddedSettings $settings ) {}

	public function weight( ProductRecord $record ): string {
		$weight = $record->ownOrParentText( '_weight' );
		return (float) $weight > 0 ? $this->number( $weight ) . ' ' . $this->settings->weightUnit() : '';
	}

	public function dimensions( ProductRecord $record ): string {
		$sides = array_filter( $this->sides( $record ), static fn ( string $side ): bool => '' !== $side && (float) $side > 0 );
		return [] === $sides ? '' : implode( ' × ', array_map( [ $this, 'number' ], $sides ) ) . ' ' . $this->settings->dimensionUnit();
	}

	/** @return array{length: string, width: string, height: string} */
	public function sides( ProductRecord $record ): array {
		return [
			'length' => $record->ownOrParentText( '_length' ),
			'width'  => $record->ownOrParentText( '_width' ),
			'height' => $record->ownOrParentText( '_height' ),
		];
	}

	private function number( string $stored ): string {
		$plain = str_contains( $stored, '.' ) ? rtrim( rtrim( $stored, '0' ), '.' ) : $stored;
		return str_replace( '.', $this->settings->currency()->decimalSeparator, $plain );
	}
}
