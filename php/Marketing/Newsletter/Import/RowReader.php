<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use Marketday\Kernel\Validation\Validator;
use Marketday\Marketing\Newsletter\Admin\ImportRun;
use Marketday\Marketing\Newsletter\Admin\SubscriberCsv;
use Marketday\Marketing\Newsletter\Form\FormField;
use Marketday\Marketing\Newsletter\Subscribers\SubscriberDetails;

/** Reads one record of a file by what its columns hold. What it cannot read it says in the run's report. */
final class RowReader {
	private const LONGEST_VALUE = 1000;

	private readonly Dates $dates;

	private readonly Dates $utcDates;

	/** @param array<int, string> $names Of the columns. */
	public function __construct( private readonly ImportRun $run, private readonly array $names ) {
		$utc            = new DateTimeZone( 'UTC' );
		$this->dates    = new Dates( $run->mapping->isMonthFirst, $run->mapping->isOwn ? $utc : wp_timezone() );
		$this->utcDates = new Dates( $run->mapping->isMonthFirst, $utc );
	}

	/**
	 * @param list<string> $cells
	 * @return ImportedRow|null Null where it has no right address.
	 */
	public function read( array $cells ): ?ImportedRow {
		$sent  = $this->text( $cells, Column::Email );
		$email = ImportedAddress::read( $sent );
		if ( null === $email ) {
			$this->run->remark( ImportRun::ADDRESS, $sent );
			return null;
		}
		[ $status, $isStatusGiven ] = ( new RowStatus( $this->run, $this->dates ) )->of( $cells );
		[ $first, $last ]           = $this->namesOf( $cells );
		$consents                   = $this->run->has( Column::Consents ) ? OwnColumns::consents( $this->text( $cells, Column::Consents ) ) : null;
		// Our own file was right until the last thing that it tells.
		$until = max( [ '', ...array_column( $consents ?? [], 'at' ) ] );
		return new ImportedRow(
			$email,
			new SubscriberDetails( $first, $last, $this->answers( $cells ) ),
			$status,
			$isStatusGiven,
			$this->lists( $this->text( $cells, Column::Lists ) ),
			new ImportedDates(
				$this->date( $cells, Column::CreatedAt ),
				$this->date( $cells, Column::AskedAt ),
				$this->date( $cells, Column::ConfirmedAt ),
				$this->date( $cells, Column::LeftAt ) ?: $this->date( $cells, Column::BouncedAt ) ?: $until
			),
			new ImportedConsent(
				$this->text( $cells, Column::AskedFrom ),
				$this->text( $cells, Column::ConfirmedFrom ),
				$this->text( $cells, Column::Wording ),
				$this->text( $cells, Column::Page ),
				mb_substr( sanitize_key( $this->text( $cells, Column::Source ) ), 0, 20 ),
				$consents
			),
			$this->text( $cells, Column::Waiting )
		);
	}

	/** @param list<string> $cells */
	private function text( array $cells, Column $column ): string {
		$place = array_search( $column->value, $this->run->mapping->columns, true );
		return false === $place ? '' : SubscriberCsv::text( $cells[ $place ] ?? '' );
	}

	/**
	 * First and last name; one that breaks the rules is left out, not its subscriber.
	 *
	 * @param list<string> $cells
	 * @return array{string, string}
	 */
	private function namesOf( array $cells ): array {
		$first = $this->name( $this->text( $cells, Column::FirstName ) );
		$last  = $this->name( $this->text( $cells, Column::LastName ) );
		$whole = $this->name( $this->text( $cells, Column::FullName ) );
		if ( '' === $first && '' === $last && '' !== $whole && ! str_contains( $whole, '@' ) ) {
			[ $first, $last ] = explode( ' ', $whole, 2 ) + [ '', '' ];
		}
		return [ $first, $last ];
	}

	private function name( string $cell ): string {
		$name = ImportedAddress::visible( $cell );
		if ( [] === ( new Validator() )->faults( $name, [ 'maxlength' => 100, 'names' => true ] ) ) {
			return $name;
		}
		$this->run->remark( ImportRun::NAME, $name );
		return '';
	}

	/** @param list<string> $cells */
	private function date( array $cells, Column $column ): string {
		$place = array_search( $column->value, $this->run->mapping->columns, true );
		$text  = $this->text( $cells, $column );
		if ( false === $place || Dates::isNone( $text ) ) {
			return '';
		}
		$dates = ColumnNames::isUtc( $this->names[ $place ] ?? '' ) ? $this->utcDates : $this->dates;
		$date  = $dates->read( $text );
		if ( null === $date ) {
			$this->run->remark( ImportRun::DATE, $text );
		}
		return $date ?? '';
	}

	/** @return list<string> */
	private function lists( string $text ): array {
		if ( $this->run->mapping->isOwn ) {
			return OwnColumns::lists( $text );
		}
		$names = preg_split( '/\s*[|;,]\s*/u', ImportedAddress::visible( $text ), -1, PREG_SPLIT_NO_EMPTY );
		return array_map( static fn ( string $name ): string => mb_substr( trim( $name ), 0, 150 ), false === $names ? [] : $names );
	}

	/**
	 * @param list<string> $cells
	 * @return array<string, string>
	 */
	private function answers( array $cells ): array {
		$fields = OwnColumns::answers( $this->text( $cells, Column::Answers ) );
		foreach ( array_keys( $this->run->mapping->columns, Column::Answer->value, true ) as $place ) {
			$text = SubscriberCsv::text( $cells[ $place ] ?? '' );
			if ( '' !== $text ) {
				$fields[ FormField::nameOf( $this->names[ $place ] ?? '' ) ] = mb_substr( $text, 0, self::LONGEST_VALUE );
			}
		}
		return $fields;
	}
}
