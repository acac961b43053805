<?php

declare( strict_types=1 );

namespace Marketday\Site\WowStore;

defined( 'ABSPATH' ) || exit;

/**
 * Rules for the blocks of WowStore: `blocks.json`, which the editor's transforms (src/features/wow-store) read as well.
 *
 * A rule is `{ to, set, take, once, inner }`: the block it becomes, settings that always hold, settings taken over (`from` a path in the
 * old ones, `as` number, boolean, text, query or sections, or by a `map`, `else` what WowStore does where none is saved, `when` a switch that
 * must be on), whether several of one page become one, and whether what is in it stays.
 */
final class Rules {
	/** @return array<string, array<string, mixed>> By the old block's name. */
	public static function all(): array {
		$rules = json_decode( (string) file_get_contents( __DIR__ . '/blocks.json' ), true );
		return is_array( $rules ) ? $rules : [];
	}
}
