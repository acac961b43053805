<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Rows;

/** The words of one generation: their numbers when it is written, their likes when it is searched. */
final class TermDictionary {
	private const KEPT = 30000;

	/** @var array<array-key, int> Number by word, of those met so far. */
	private array $ids = [];

	private ?int $last = null;

	/** @var array<int, true> Those that are not written yet. */
	private array $new = [];

	/** @var list<string> Their rows. */
	private array $words = [];

	/** @var list<string> */
	private array $typos = [];

	public function __construct( private readonly TextTables $tables ) {}

	/**
	 * @param array<array-key, string> $shown By normal word, as products write it.
	 * @return array<array-key, int> Number by normal word; new words get one, which `write()` writes.
	 */
	public function ids( array $shown ): array {
		$this->read( array_diff_key( $shown, $this->ids ) );
		$this->add( array_diff_key( $shown, $this->ids ) );
		return $this->ids;
	}

	/** @return array<int, true> Words, by number, of which nothing was written before. */
	public function write(): array {
		Rows::write( "INSERT INTO {$this->tables->words()} (id,word,root,shown)", $this->words );
		Rows::write( "INSERT INTO {$this->tables->typos()} (hash,word)", $this->typos );
		$new                                         = $this->new;
		[ $this->new, $this->words, $this->typos ] = [ [], [], [] ];
		if ( count( $this->ids ) > self::KEPT ) {
			$this->ids = [];
		}
		return $new;
	}

	/** @param array<array-key, string> $shown */
	private function read( array $shown ): void {
		$rows = Rows::among(
			"SELECT word, id FROM {$this->tables->words()} WHERE word IN (%s)",
			array_map( static fn ( int|string $word ): string => Rows::quote( (string) $word ), array_keys( $shown ) )
		);
		foreach ( $rows as [ $word, $id ] ) {
			$this->ids[ (string) $word ] = (int) $id;
		}
	}

	/** @param array<array-key, string> $shown */
	private function add( array $shown ): void {
		global $wpdb;
		if ( [] === $shown ) {
			return;
		}
		$this->last ??= (int) $wpdb->get_var( "SELECT MAX(id) FROM {$this->tables->words()}" );
		foreach ( $shown as $word => $written ) {
			$word               = (string) $word;
			$id                 = ++$this->last;
			$this->ids[ $word ] = $id;
			$this->new[ $id ]   = true;
			$this->words[]      = sprintf( '(%d,%s,%s,%s)', $id, Rows::quote( $word ), Rows::quote( WordForm::root( $word ) ), Rows::quote( $written ) );
			foreach ( Typos::keys( $word ) as $hash ) {
				$this->typos[] = "({$hash},{$id})";
			}
		}
	}
}
