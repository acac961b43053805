<?php

declare( strict_types=1 );

namespace Marketday\Site\Captcha;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Kernel\Clock;
use Marketday\Kernel\OwnTable;
use Marketday\Kernel\Schema;
use Marketday\Kernel\SignedToken;
use Marketday\Kernel\Text\Folding;

/**
 * Questions and answers of the site's own captcha. The page knows a session's signed name, never its answer; a session is good
 * for half an hour and for one try, so that the work that its browser has done for it is too.
 */
final class Challenges {
	private const TABLE   = 'captcha';
	private const VERSION = '1';
	private const PURPOSE = 'captcha';
	private const LASTS   = 30 * MINUTE_IN_SECONDS;

	/** None that look like another; how each is said is in the folder `speech`. */
	public const CHARACTERS = 'ACDEFHJKLMNPRTUVWXY347';
	private const LENGTH   = 5;
	private const QUESTION = '?';

	public function __construct( private readonly Clock $clock ) {}

	/**
	 * @param Work|null $work What the browser has to do for it; null for a page without scripts.
	 * @return string The name of a new session; nothing is kept before its picture is asked for.
	 */
	public function begin( ?Work $work = new Work() ): string {
		$id = wp_generate_password( 16, false ) . ( null === $work ? '' : "-{$work->least}-{$work->alone}" );
		return SignedToken::sign( self::PURPOSE, $id, $this->now() + self::LASTS );
	}

	/** Null of one without, and where there is no such session. */
	public function workOf( string $session ): ?Work {
		[ , $least, $alone ] = explode( '-', (string) $this->idOf( $session ), 3 ) + [ '', '', '' ];
		return '' === $alone ? null : new Work( (int) $least, (int) $alone );
	}

	/** The letters that its picture shows; the same until it is asked for others. Null where there is no such session. */
	public function phrase( string $session ): ?string {
		$id = $this->idOf( $session );
		if ( null === $id ) {
			return null;
		}
		$this->create( $id, $this->letters() );
		$characters = $this->answer( $id );
		return null === $characters || str_starts_with( $characters, self::QUESTION ) ? null : $characters;
	}

	/** Other letters from now on, of a session that was not tried yet. */
	public function renew( string $session ): bool {
		return $this->expect( $session, $this->letters() );
	}

	/** @return string|null A question for who sees no picture and has no scripts; its answer counts from now on. */
	public function question( string $session ): ?string {
		[ $question, $answer ] = ( new Questions() )->any();
		return $this->expect( $session, self::hash( $answer ) ) ? $question : null;
	}

	/** Tells whether the answer is right. Right or wrong, it was the only try. */
	public function take( string $session, string $answer ): bool {
		$id    = $this->idOf( $session );
		$right = null === $id ? null : $this->answer( $id );
		if ( null === $id || null === $right ) {
			return false;
		}
		$given = str_starts_with( $right, self::QUESTION ) ? self::hash( $answer ) : strtoupper( trim( $answer ) );
		return $this->spend( $id, $right ) && hash_equals( $right, $given );
	}

	/** Takes the session of a browser that has done all the work: whether nothing else was tried with it. */
	public function takeAlone( string $session ): bool {
		$id = $this->idOf( $session );
		if ( null === $id ) {
			return false;
		}
		$this->create( $id, $this->letters() );
		$kept = $this->answer( $id );
		return null !== $kept && $this->spend( $id, $kept );
	}

	/** Spends the only try: of two at the same moment, the one that changes the row has it. */
	private function spend( string $id, string $answer ): bool {
		$table = self::table();
		return 1 === Database::execute( "UPDATE {$table} SET answer = '' WHERE id = %s AND answer = %s", $id, $answer );
	}

	private function expect( string $session, string $answer ): bool {
		$id = $this->idOf( $session );
		if ( null === $id ) {
			return false;
		}
		$this->create( $id, $answer );
		$table = self::table();
		Database::execute( "UPDATE {$table} SET answer = %s WHERE id = %s AND answer <> ''", $answer, $id );
		return null !== $this->answer( $id );
	}

	/** An answer in words, in whatever case and with whatever marks; no picture shows it. */
	private static function hash( string $answer ): string {
		return self::QUESTION . substr( hash( 'sha256', Folding::text( trim( $answer ) ) ), 0, 16 );
	}

	private function create( string $id, string $answer ): void {
		$table = self::table();
		Database::execute( "DELETE FROM {$table} WHERE ends < %d", $this->now() );
		Database::execute( "INSERT IGNORE INTO {$table} (id, answer, ends) VALUES (%s, %s, %d)", $id, $answer, $this->now() + self::LASTS );
	}

	/** Null where there is none any more. */
	private function answer( string $id ): ?string {
		global $wpdb;
		$table  = self::table();
		$answer = $wpdb->get_var( $wpdb->prepare( "SELECT answer FROM {$table} WHERE id = %s AND ends >= %d", $id, $this->now() ) );
		return null === $answer || '' === $answer ? null : (string) $answer;
	}

	private function idOf( string $session ): ?string {
		return SignedToken::read( self::PURPOSE, $session, $this->now() );
	}

	private function letters(): string {
		$characters = '';
		for ( $place = 0; $place < self::LENGTH; $place++ ) {
			$characters .= self::CHARACTERS[ random_int( 0, strlen( self::CHARACTERS ) - 1 ) ];
		}
		return $characters;
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}

	public static function ownTable(): OwnTable {
		return OwnTable::ofSchema( self::TABLE, self::table( ... ) );
	}

	public static function table(): string {
		Schema::install( self::TABLE, self::VERSION, [
			'id varchar(32) NOT NULL',
			'answer varchar(20) NOT NULL',
			'ends bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (id)',
			'KEY ends (ends)',
		] );
		return Schema::table( self::TABLE );
	}
}
