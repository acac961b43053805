<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Closure;
use Marketday\Kernel\VisitorList;

/** Two browsers and one account, log-ins and log-outs in any order: what was added and not removed is there at the end. */
trait TwoBrowsers {
	/**
	 * @param int             $walks  Each by another seed.
	 * @param Closure(): void $forget Empties the account's list before a walk.
	 */
	private function walkTwoBrowsers( int $walks, int $user, VisitorList $list, Closure $forget ): void {
		foreach ( range( 1, $walks ) as $seed ) {
			mt_srand( $seed );
			$forget();
			$browsers = [ [], [] ];
			$isIn     = [ false, false ];
			$guests   = [ [], [] ];
			$account  = [];
			foreach ( range( 1, 30 ) as $step ) {
				$one     = mt_rand( 0, 1 );
				$_COOKIE = $browsers[ $one ];
				wp_set_current_user( $isIn[ $one ] ? $user : 0 );
				$list->settle();
				switch ( mt_rand( 0, 4 ) ) {
					case 0:
						if ( $isIn[ $one ] ) {
							$list->forget();
							$isIn[ $one ] = false;
						} else {
							wp_set_current_user( $user );
							$list->settle();
							$account        = array_unique( [ ...$account, ...$guests[ $one ] ] );
							$guests[ $one ] = [];
							$isIn[ $one ]   = true;
						}
						break;
					case 1:
						$id = mt_rand( 1, 20 );
						$list->remove( [ $id ] );
						if ( $isIn[ $one ] ) {
							$account = array_diff( $account, [ $id ] );
						} else {
							$guests[ $one ] = array_diff( $guests[ $one ], [ $id ] );
						}
						break;
					default:
						$id = mt_rand( 1, 20 );
						$list->add( $id );
						if ( $isIn[ $one ] ) {
							$account[] = $id;
						} else {
							$guests[ $one ][] = $id;
						}
				}
				$browsers[ $one ] = $_COOKIE;
			}
			$kept    = $list->ofUser( $user );
			$account = array_values( array_unique( $account ) );
			sort( $kept );
			sort( $account );
			self::assertSame( $account, $kept, "Seed {$seed}, step {$step}" );
		}
	}
}
