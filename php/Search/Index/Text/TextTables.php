<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Schema;

/**
 * The text part of one generation of the index.
 *
 * `words`: every normal word once. `typos`: each word with one or two letters left out, as numbers (see Typos).
 * `postings`: the products of a word in one segment, by the best place it stands in (see Postings).
 * `texts`: the words of each product, so that they can be taken out again without looking at the product.
 * `codes`: product numbers.
 */
final class TextTables {
	public const KINDS = [ 'words', 'typos', 'postings', 'texts', 'codes' ];

	/** @param 'a'|'b' $generation */
	public function __construct( private readonly string $generation ) {}

	public function words(): string {
		return $this->name( 'words' );
	}

	public function typos(): string {
		return $this->name( 'typos' );
	}

	public function postings(): string {
		return $this->name( 'postings' );
	}

	public function texts(): string {
		return $this->name( 'texts' );
	}

	public function codes(): string {
		return $this->name( 'codes' );
	}

	public function createEmpty(): void {
		global $wpdb;
		$charset = $wpdb->get_charset_collate();
		// Words are compared as bytes: collations take letters for equal that are not.
		$columns = [
			'words'    => 'id int(10) unsigned NOT NULL, word varbinary(64) NOT NULL, root varbinary(64) NOT NULL, shown varbinary(64) NOT NULL, PRIMARY KEY  (id), UNIQUE KEY word (word)',
			'typos'    => 'hash int(10) unsigned NOT NULL, word int(10) unsigned NOT NULL, PRIMARY KEY  (hash,word)',
			'postings' => 'word int(10) unsigned NOT NULL, segment smallint(5) unsigned NOT NULL, place tinyint(1) unsigned NOT NULL, amount int(10) unsigned NOT NULL, bits blob NOT NULL, PRIMARY KEY  (word,segment,place)',
			'texts'    => 'ordinal int(10) unsigned NOT NULL, words blob NOT NULL, PRIMARY KEY  (ordinal)',
			'codes'    => 'code varbinary(64) NOT NULL, ordinal int(10) unsigned NOT NULL, unit bigint(20) unsigned NOT NULL, PRIMARY KEY  (code,ordinal)',
		];
		foreach ( $columns as $kind => $definition ) {
			Schema::bring( "CREATE TABLE {$this->name( $kind )} (\n" . str_replace( ', ', ",\n", $definition ) . "\n) {$charset};" );
		}
	}

	/** @return array<string, array<string, string>> The keys that a table gets when it is full: columns by name, by table. */
	public function laterKeys(): array {
		return [
			$this->words() => [ 'root' => 'root' ],
			$this->codes() => [ 'ordinal' => 'ordinal' ],
		];
	}

	public function drop(): void {
		global $wpdb;
		foreach ( self::KINDS as $kind ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$this->name( $kind )}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		}
	}

	private function name( string $kind ): string {
		global $wpdb;
		return "{$wpdb->prefix}marketday_index_{$kind}_{$this->generation}";
	}
}
