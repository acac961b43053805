<?php

declare( strict_types=1 );

namespace Marketday\Newsletter\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Newsletter\Subscribers\Lists;
use Marketday\Newsletter\Subscribers\Subscriber;
use Marketday\Newsletter\Subscribers\Subscribers;

/** Subscribers as lines of a CSV file, which no spreadsheet takes for formulas. */
final class SubscriberCsv {
	public const COLUMNS = [ 'email', 'first_name', 'last_name', 'status', 'lists', 'created_at', 'confirmed_at' ];

	public function __construct(
		private readonly Subscribers $subscribers,
		private readonly Lists $lists
	) {}

	/** @param iterable<Subscriber> $subscribers */
	public function print( iterable $subscribers ): void {
		$file = fopen( 'php://output', 'w' );
		if ( false === $file ) {
			return;
		}
		fputcsv( $file, self::COLUMNS, ',', '"', '' );
		foreach ( $subscribers as $subscriber ) {
			fputcsv( $file, array_map( self::cell( ... ), $this->line( $subscriber ) ), ',', '"', '' );
		}
		fclose( $file );
	}

	/** Text where a spreadsheet would calculate. */
	public static function cell( string $text ): string {
		return 1 === preg_match( '/^[=+\-@\t\r]/', $text ) ? "'{$text}" : $text;
	}

	/** What a cell of such a file says. */
	public static function text( string $cell ): string {
		return trim( 1 === preg_match( '/^\'[=+\-@]/', $cell ) ? substr( $cell, 1 ) : $cell );
	}

	/** @return list<string> */
	private function line( Subscriber $subscriber ): array {
		$lists = array_intersect_key( $this->lists->names(), array_flip( $this->subscribers->listsOf( $subscriber->id ) ) );
		return [ $subscriber->email, $subscriber->firstName, $subscriber->lastName, $subscriber->status->value, implode( '|', $lists ), $subscriber->createdAt, $subscriber->confirmedAt ];
	}
}
