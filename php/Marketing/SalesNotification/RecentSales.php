<?php

declare( strict_types=1 );

namespace Marketday\Marketing\SalesNotification;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Sale;
use Marketday\Kernel\Clock;

/**
 * Facts on the last orders that may be told: a product, when, and perhaps a town. One question to the database for all visitors of some minutes.
 *
 * @phpstan-type SoldNote array{product: int, at: int, town: string}
 */
final class RecentSales {
	public const CACHE = 'marketday_recent_sales';

	private const LASTS = 5 * MINUTE_IN_SECONDS;

	/** Orders that are looked at, of which a town is hidden among. */
	private const LOOKED_AT = 300;

	private const MOST = 10;

	public function __construct(
		private readonly Engine $engine,
		private readonly NotificationSettings $settings,
		private readonly Clock $clock
	) {}

	/** @return list<SoldNote> Newest first, one of each product. */
	public function sentences(): array {
		$question = [ $this->settings->days(), $this->settings->namesTowns() ];
		$kept     = get_transient( self::CACHE );
		if ( is_array( $kept ) && ( $kept['question'] ?? null ) === $question && is_array( $kept['told'] ?? null ) ) {
			/** @var list<SoldNote> $notes */
			$notes = $kept['told'];
			return $notes;
		}
		$notes = $this->look();
		set_transient( self::CACHE, [
			'question' => $question,
			'told'     => $notes,
		], self::LASTS );
		return $notes;
	}

	public function forget(): void {
		delete_transient( self::CACHE );
	}

	/** @return list<SoldNote> */
	private function look(): array {
		$since = $this->clock->now()->modify( '-' . $this->settings->days() . ' days' );
		$sales = $this->engine->orders()->sales( $since, self::LOOKED_AT );
		$towns = $this->settings->namesTowns()
			? array_count_values( array_filter( array_map( self::town( ... ), $sales ), static fn ( string $town ): bool => '' !== $town ) )
			: [];
		$notes = [];
		foreach ( $sales as $sale ) {
			$product = $sale->productIds[0] ?? 0;
			if ( $product > 0 && ! isset( $notes[ $product ] ) ) {
				$notes[ $product ] = [
					'product' => $product,
					'at'      => $sale->placedAt->getTimestamp(),
					'town'    => ( $towns[ self::town( $sale ) ] ?? 0 ) > NotificationSettings::HIDDEN_AMONG ? self::town( $sale ) : '',
				];
			}
		}
		return array_slice( array_values( $notes ), 0, self::MOST );
	}

	/** The same town in whatever letters its shoppers wrote it. */
	private static function town( Sale $sale ): string {
		return mb_convert_case( trim( (string) preg_replace( '/\s+/u', ' ', $sale->town ) ), MB_CASE_TITLE );
	}
}
