<?php

declare( strict_types=1 );

namespace Marketday\Site\WowStore;

defined( 'ABSPATH' ) || exit;

/** `wowstore [--dry-run]`: moves every post of the site. */
final class MoveCommand {
	/**
	 * @param list<string>           $arguments
	 * @param callable(string): void $print
	 * @return int 0 when all went well, 1 where a post could not be written, 2 when it was called wrongly.
	 */
	public function run( array $arguments, callable $print ): int {
		if ( [] !== array_diff( $arguments, [ '--dry-run' ] ) ) {
			$print( 'Usage: wowstore [--dry-run]' );
			return 2;
		}
		$isDry  = [] !== $arguments;
		$move   = new PostMove();
		$posts  = 0;
		$moved  = 0;
		$failed = 0;
		for ( $last = 0, $found = $move->after( 0 ); [] !== $found; $found = $move->after( $last ) ) {
			foreach ( $found as $id ) {
				$last   = $id;
				$result = $move->move( $id, $isDry );
				if ( null !== $result ) {
					$posts  += $result['blocks'] > 0 ? 1 : 0;
					$moved  += $result['blocks'];
					$failed += $result['isFailed'] ? 1 : 0;
					$print( $result['line'] );
				}
			}
		}
		$print( sprintf( $isDry ? 'Nothing was changed: %1$d blocks in %2$d posts would be moved.' : '%1$d blocks in %2$d posts were moved.', $moved, $posts ) );
		return $failed > 0 ? 1 : 0;
	}
}
