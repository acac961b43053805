<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** Ids in one value of user meta: those of another site of a network are other products. */
final class MetaIds implements UserIds {
	private const TRIES = 5;

	public function __construct( private readonly string $name ) {}

	public function of( int $user ): array {
		return self::join( get_user_meta( $user, $this->meta() ) );
	}

	public function erase( int $user ): bool {
		return delete_user_meta( $user, $this->meta() );
	}

	public function change( int $user, array $more, array $gone ): void {
		for ( $try = 0; $try < self::TRIES; ++$try ) {
			$rows   = get_user_meta( $user, $this->meta() );
			$before = self::join( $rows );
			$after  = array_values( array_unique( [ ...array_diff( $before, $gone ), ...$more ] ) );
			if ( $after === $before && count( $rows ) < 2 ) {
				return;
			}
			if ( count( $rows ) > 1 ) {
				// Two first additions at once have made a row each.
				delete_user_meta( $user, $this->meta() );
				$rows = [];
			}
			$isDone = match ( true ) {
				[] === $after => [] === $rows || delete_user_meta( $user, $this->meta(), $rows[0] ),
				[] === $rows  => false !== add_user_meta( $user, $this->meta(), $after ),
				default       => false !== update_user_meta( $user, $this->meta(), $after, $rows[0] ),
			};
			if ( $isDone ) {
				return;
			}
			wp_cache_delete( $user, 'user_meta' );
		}
	}

	private function meta(): string {
		return SiteOfNetwork::userMeta( $this->name );
	}

	/**
	 * @param array<array-key, mixed> $lists As they were stored or sent, by us or by WowStore, whose ids are texts.
	 * @return list<int> Each id once.
	 */
	public static function join( array $lists ): array {
		$ids = [];
		foreach ( $lists as $list ) {
			foreach ( is_array( $list ) ? $list : [] as $one ) {
				$id = is_int( $one ) || is_string( $one ) ? filter_var( $one, FILTER_VALIDATE_INT ) : false;
				if ( false !== $id && $id > 0 ) {
					$ids[] = $id;
				}
			}
		}
		return array_values( array_unique( $ids ) );
	}
}
