<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Sums;

/** What WooCommerce made of 2,200 baskets: a line of JSON for products and coupons, and one for each shop with its baskets and their sums. */
final class RecordedSums {
	private const FILE = __DIR__ . '/../../../fixtures/woocommerce-sums.jsonl.gz';

	/** @return array{products: list<array<string, mixed>>, coupons: list<array<string, mixed>>} */
	public static function catalogue(): array {
		return self::lines()[0];
	}

	/** @return list<array<string, mixed>> */
	public static function shops(): array {
		return array_slice( self::lines(), 1 );
	}

	/** @param list<array<string, mixed>> $lines */
	public static function write( array $lines ): void {
		$flags = JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
		file_put_contents( self::FILE, (string) gzencode( implode( "\n", array_map( static fn ( array $line ): string => json_encode( $line, $flags ), $lines ) ) . "\n", 9 ) );
	}

	/** @return list<array<string, mixed>> */
	private static function lines(): array {
		$text = (string) gzdecode( (string) file_get_contents( self::FILE ) );
		return array_map( static fn ( string $line ): array => json_decode( $line, true, 512, JSON_THROW_ON_ERROR ), explode( "\n", trim( $text ) ) );
	}
}
