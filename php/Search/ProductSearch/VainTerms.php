<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\AsciiCode;
use Marketday\Kernel\Clock;
use Marketday\Kernel\OwnTable;
use Marketday\Kernel\SystemClock;

/**
 * Terms that shoppers search for and do not find. They type them freely, so that what looks like somebody's address, number or name with an address is
 * never kept, and what nobody has searched for in a while is forgotten.
 */
final class VainTerms {
	public const DAYS = 90;

	private const MOST = 2000;

	/** Most words of a search; what has more is a sentence. */
	private const WORDS = 6;

	public readonly TermTable $table;

	public function __construct( private readonly Clock $clock = new SystemClock() ) {
		$this->table = new TermTable( 'search_misses', $clock, self::MOST );
	}

	public function ownTable(): OwnTable {
		return $this->table->ownTable( static fn (): string => __( 'searches that found nothing', 'marketday' ) );
	}

	/** A row of digits, of whatever script, may be a telephone, an order or a card; a long text is no search. */
	public function count( string $text ): void {
		$isNumber = 1 === preg_match( '/(?:\d[\s-]?){6,}|@/u', AsciiCode::of( $text ) );
		if ( ! $isNumber && count( preg_split( '/\s+/u', trim( $text ) ) ?: [] ) <= self::WORDS ) {
			$this->table->count( $text );
		}
	}

	public function forgetOld(): void {
		global $wpdb;
		if ( $this->table->isMade() ) {
			$first = $this->clock->now()->modify( '-' . self::DAYS . ' days' )->format( 'Y-m-d' );
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', $this->table->table(), $first ) );
		}
	}

	/** Number of different words that were searched for in vain in the last days. */
	public function since( int $days ): int {
		global $wpdb;
		$from = $this->clock->now()->modify( "-{$days} days" )->format( 'Y-m-d' );
		return $this->table->isMade() ? (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE day >= %s', $this->table->table(), $from ) ) : 0;
	}
}
