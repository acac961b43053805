<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\FirstPartyCookie;

/** The products a visitor has looked at, kept in a cookie of the browser's session: ids joined by `|`, at most 30, the newest last. */
final class RecentlyViewed {
	public const COOKIE = '__wopb_recently_viewed';

	private const MOST = 30;

	/** @param list<int> $ids The newest last. */
	private function __construct( public readonly array $ids ) {}

	public static function ofVisitor(): self {
		return self::read( FirstPartyCookie::read( self::COOKIE ) );
	}

	public static function read( string $value ): self {
		$ids = array_filter( array_map( 'intval', explode( '|', substr( $value, 0, 1000 ) ) ), static fn ( int $id ): bool => $id > 0 );
		return new self( array_slice( array_values( array_unique( $ids ) ), -self::MOST ) );
	}

	public function with( int $id ): self {
		return new self( array_slice( [ ...array_values( array_diff( $this->ids, [ $id ] ) ), $id ], -self::MOST ) );
	}

	/** @return list<int> */
	public function newestFirst(): array {
		return array_reverse( $this->ids );
	}

	public function value(): string {
		return implode( '|', $this->ids );
	}
}
