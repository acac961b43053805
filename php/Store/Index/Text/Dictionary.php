<?php

declare( strict_types=1 );

namespace Marketday\Store\Index\Text;

/** The words of one generation: their numbers when it is written, their likes when it is searched. */
final class Dictionary {
	private const KEPT = 30000;

	/** @var array<array-key, int> Number by word, of those met so far. */
	private array $ids = [];

	private ?int $last = null;

	/** @var array<int, true> Words that came in since the last call of `takeNew()`. */
	private array $new = [];

	public function __construct( private readonly TextTables $tables ) {}

	/**
	 * @param array<array-key, string> $shown By normal word, as products write it.
	 * @return array<array-key, int> Number by normal word.
	 */
	public function ids( array $shown ): array {
		if ( count( $this->ids ) > self::KEPT ) {
			$this->ids = [];
		}
		$this->read( array_diff_key( $shown, $this->ids ) );
		$this->insert( array_diff_key( $shown, $this->ids ) );
		return array_intersect_key( $this->ids, $shown );
	}

	/** @return array<int, true> Words nothing has been written of yet. */
	public function takeNew(): array {
		$new       = $this->new;
		$this->new = [];
		return $new;
	}

	/** @param array<array-key, string> $shown */
	private function read( array $shown ): void {
		$rows = Rows::among( "SELECT word, id FROM {$this->tables->words()} WHERE word IN (%s)", array_map( static fn ( int|string $word ): string => Rows::quoted( (string) $word ), array_keys( $shown ) ) );
		foreach ( $rows as [ $word, $id ] ) {
			$this->ids[ (string) $word ] = (int) $id;
		}
	}

	/** @param array<array-key, string> $shown */
	private function insert( array $shown ): void {
		global $wpdb;
		if ( [] === $shown ) {
			return;
		}
		$this->last ??= (int) $wpdb->get_var( "SELECT MAX(id) FROM {$this->tables->words()}" );
		$rows         = [];
		$typos        = [];
		foreach ( $shown as $word => $written ) {
			$word               = (string) $word;
			$id                 = ++$this->last;
			$this->ids[ $word ] = $id;
			$this->new[ $id ]   = true;
			$rows[]             = sprintf( '(%d,%s,%s,%s)', $id, Rows::quoted( $word ), Rows::quoted( WordForm::root( $word ) ), Rows::quoted( $written ) );
			foreach ( Typos::keys( $word ) as $hash ) {
				$typos[] = "({$hash},{$id})";
			}
		}
		Rows::write( "INSERT INTO {$this->tables->words()} (id,word,root,shown)", $rows );
		Rows::write( "INSERT INTO {$this->tables->typos()} (hash,word)", $typos );
	}
}
