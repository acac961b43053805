<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Marketing\Newsletter\Admin\ImportRun;
use Marketday\Marketing\Newsletter\Admin\SubscriberCsv;
use Marketday\Marketing\Newsletter\Subscribers\Status;

/** Status of an address by all that its row says. Of several the heaviest holds; what is not clearly subscribed is not. */
final class RowStatus {
	public function __construct(
		private readonly ImportRun $run,
		private readonly Dates $dates
	) {}

	/**
	 * @param list<string> $cells
	 * @return array{Status, bool} And whether the file says so itself.
	 */
	public function of( array $cells ): array {
		$worst   = null;
		$isAsked = false;
		$unclear = '';
		foreach ( $this->run->mapping->columns as $place => $kind ) {
			$column  = Column::from( $kind );
			$text    = SubscriberCsv::text( $cells[ $place ] ?? '' );
			$status  = $this->statusIn( $column, $text, $cells );
			$isAsked = $isAsked || $column->isStatus();
			$unclear = null === $status && $column->isStatus() && '' === $unclear ? $text : $unclear;
			if ( null !== $status && ( null === $worst || StatusWords::weight( $status ) > StatusWords::weight( $worst ) ) ) {
				$worst = $status;
			}
		}
		if ( null !== $worst ) {
			return [ $worst, true ];
		}
		if ( ! $isAsked ) {
			return [ $this->run->fallback(), false ];
		}
		$this->run->remark( ImportRun::STATUS, $unclear );
		return [ Status::Unconfirmed, false ];
	}

	/** @param list<string> $cells */
	private function statusIn( Column $column, string $text, array $cells ): ?Status {
		$isNone = Dates::isNone( $text ) || in_array( $text, [ '[]', '{}' ], true );
		$isDate = ! $isNone && null !== $this->dates->read( $text );
		return match ( $column ) {
			Column::Status       => StatusWords::read( $text ),
			Column::IsSubscribed => match ( true ) {
				$isDate => Status::Subscribed,
				false === StatusWords::yes( $text ) => Status::Unsubscribed,
				default => StatusWords::read( $text ),
			},
			Column::IsConfirmed => $this->confirmationStatus( $text, $isDate ),
			Column::HasLeft     => $isNone || false === StatusWords::yes( $text ) ? null : self::end( $text ),
			Column::HasBounced  => $isNone || false === StatusWords::yes( $text ) ? null : Status::Bounced,
			Column::LeftAt      => $isNone || $this->cameBack( $text, $cells ) ? null : Status::Unsubscribed,
			Column::BouncedAt   => $isNone ? null : Status::Bounced,
			default             => null,
		};
	}

	private static function end( string $text ): Status {
		return Status::Bounced === StatusWords::read( $text ) && ! is_numeric( $text ) ? Status::Bounced : Status::Unsubscribed;
	}

	/** A confirmation says nothing for somebody where another column says how they stand. */
	private function confirmationStatus( string $text, bool $isDate ): ?Status {
		$status          = $isDate ? Status::Subscribed : ( '2' === $text ? Status::Unconfirmed : StatusWords::read( $text ) );
		$hasStatusColumn = $this->run->has( Column::Status ) || $this->run->has( Column::IsSubscribed );
		return Status::Subscribed === $status && $hasStatusColumn ? null : $status;
	}

	/**
	 * Tells whether the agreement is younger than the end of the one before.
	 *
	 * @param list<string> $cells
	 */
	private function cameBack( string $left, array $cells ): bool {
		$left = $this->dates->read( $left );
		foreach ( [ Column::ConfirmedAt, Column::AskedAt ] as $column ) {
			$place = array_search( $column->value, $this->run->mapping->columns, true );
			$date  = false === $place ? null : $this->dates->read( $cells[ $place ] ?? '' );
			if ( null !== $left && null !== $date && $date > $left ) {
				return true;
			}
		}
		return false;
	}
}
