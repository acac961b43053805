<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Marketing\Newsletter\Subscribers\Status;

/** Guesses of what the columns of a file hold, by their names and by what stands in them: the screen shows it, and a person can say otherwise. */
final class ColumnGuess {
	/** One column of each is read. */
	private const ONCE = [
		Column::Email,
		Column::FirstName,
		Column::LastName,
		Column::FullName,
		Column::Lists,
		Column::CreatedAt,
		Column::AskedAt,
		Column::ConfirmedAt,
		Column::AskedFrom,
		Column::ConfirmedFrom,
		Column::Wording,
		Column::Page,
	];

	private const OWN = [ Column::Source, Column::Answers, Column::Waiting, Column::Consents ];

	/**
	 * @param array<int, string> $names
	 * @param list<list<string>> $samples
	 */
	public function __construct(
		private readonly array $names,
		private readonly array $samples,
		private readonly bool $isOwn
	) {}

	/** @return array<int, string> Values of `Column` by place. */
	public function columns(): array {
		$columns = [];
		$email   = $this->emailPlace();
		foreach ( $this->names as $place => $name ) {
			$column = $place === $email ? Column::Email : $this->of( $place, $name );
			$isKept = ! in_array( $column, self::ONCE, true ) || ! in_array( $column->value, $columns, true );

			$columns[ $place ] = $isKept ? $column->value : Column::None->value;
		}
		$whole = array_search( Column::FullName->value, $columns, true );
		if ( false !== $whole && in_array( Column::LastName->value, $columns, true ) && ! in_array( Column::FirstName->value, $columns, true ) ) {
			$columns[ $whole ] = Column::FirstName->value;
		}
		return $columns;
	}

	private function of( int $place, string $name ): Column {
		$column = ColumnNames::of( $name );
		if ( Column::Email === $column ) {
			return Column::None;
		}
		if ( in_array( $column, self::OWN, true ) && ! $this->isOwn ) {
			return Column::Source === $column ? Column::Page : Column::None;
		}
		return Column::None === $column && ! ColumnNames::isOfAnotherWay( $name ) && $this->saysStatus( $place ) ? Column::Status : $column;
	}

	/** A column of that name, and of several the one with most addresses; else the column that has most. */
	private function emailPlace(): ?int {
		$best = null;
		$most = 0;
		foreach ( $this->names as $place => $name ) {
			$count = count( array_filter( array_slice( $this->texts( $place ), 0, 100 ), static fn ( string $text ): bool => null !== ImportedAddress::read( $text ) ) );
			$score = $count * 2 + ( $count > 0 && Column::Email === ColumnNames::of( $name ) ? 1000 : 0 );
			if ( $score > $most ) {
				$best = $place;
				$most = $score;
			}
		}
		return $best;
	}

	/** Words of a status and nothing else, among them one that says no. */
	private function saysStatus( int $place ): bool {
		$texts = array_unique( $this->texts( $place ) );
		if ( [] === $texts || count( $texts ) > 8 ) {
			return false;
		}
		$isLess = false;
		foreach ( $texts as $text ) {
			$status = null === StatusWords::yes( $text ) && ! is_numeric( $text ) && mb_strlen( $text ) > 1 ? StatusWords::read( $text ) : null;
			if ( null === $status ) {
				return false;
			}
			$isLess = $isLess || Status::Subscribed !== $status;
		}
		return $isLess;
	}

	/** @return list<string> What stands in a column, without what is empty. */
	private function texts( int $place ): array {
		return array_values( array_filter( array_map( 'trim', array_column( $this->samples, $place ) ), static fn ( string $text ): bool => '' !== $text ) );
	}
}
