<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Admin\Import\RowRefusedException;

/** The product's way to the shopper: posted, downloaded, nothing to send, or bought at another shop. */
final class DeliveryFields implements FieldReader {
	public function read( CsvRow $row, RowWarnings $warnings ): array {
		$types  = array_map( 'strtolower', $row->items( 'type' ) ?? [] );
		$fields = [
			'virtual'        => [] === $types ? null : in_array( 'virtual', $types, true ),
			'downloadable'   => [] === $types ? null : in_array( 'downloadable', $types, true ),
			'downloads'      => $this->downloads( $row, $warnings ),
			'downloadLimit'  => CellReader::whole( $row, 'download_limit', -1 ),
			'downloadExpiry' => CellReader::whole( $row, 'download_expiry', -1 ),
		];
		return $row->isVariation() ? $fields : $fields + [
			'externalUrl' => $this->externalUrl( $row, in_array( 'external', $types, true ) ),
			'buttonText'  => CellReader::line( $row, 'button_text' ),
		];
	}

	/** @return list<array{name: string, url: string}>|null */
	private function downloads( CsvRow $row, RowWarnings $warnings ): ?array {
		$numbers = $row->numbersOf( 'download' );
		if ( [] === $numbers ) {
			return null;
		}
		$downloads = [];
		foreach ( $numbers as $number ) {
			$cell = $row->textOrEmpty( "download:{$number}:url" );
			$url  = $this->webAddress( $cell );
			if ( '' !== $url ) {
				$name        = (string) CellReader::line( $row, "download:{$number}:name" );
				$downloads[] = [
					'name' => '' === $name ? wp_basename( (string) wp_parse_url( $url, PHP_URL_PATH ) ) : $name,
					'url'  => $url,
				];
			} elseif ( '' !== $cell ) {
				/* translators: %s: an address. */
				$warnings->add( sprintf( __( 'The download "%s" was left out: it must be a web address.', 'marketday' ), $cell ) );
			}
		}
		return $downloads;
	}

	private function externalUrl( CsvRow $row, bool $isExternal ): ?string {
		$cell = $row->text( 'external_url' );
		if ( null === $cell || '' === $cell ) {
			return $cell;
		}
		$url = $this->webAddress( $cell );
		if ( '' === $url && $isExternal ) {
			/* translators: %s: an address. */
			throw new RowRefusedException( sprintf( __( 'The external address "%s" isn’t a web address.', 'marketday' ), $cell ) );
		}
		return $url;
	}

	private function webAddress( string $cell ): string {
		return 1 === preg_match( '#^https?://[^\s/]+#i', $cell ) ? esc_url_raw( $cell, [ 'http', 'https' ] ) : '';
	}
}
