<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

/** Meanings of a column of a subscribers' file. */
enum Column: string {
	case Email         = 'email';
	case FirstName     = 'first_name';
	case LastName      = 'last_name';
	case FullName      = 'full_name';
	case Status        = 'status';
	case IsSubscribed  = 'is_subscribed';
	case IsConfirmed   = 'is_confirmed';
	case HasLeft       = 'has_left';
	case HasBounced    = 'has_bounced';
	case Lists         = 'lists';
	case CreatedAt     = 'created_at';
	case AskedAt       = 'asked_at';
	case ConfirmedAt   = 'confirmed_at';
	case LeftAt        = 'left_at';
	case BouncedAt     = 'bounced_at';
	case AskedFrom     = 'asked_from';
	case ConfirmedFrom = 'confirmed_from';
	case Wording       = 'wording';
	case Page          = 'page';
	case Answer        = 'answer';
	case Source        = 'source';
	case Answers       = 'answers';
	case Waiting       = 'waiting';
	case Consents      = 'consents';
	case None          = '';

	/** Columns of our own file alone. */
	private const OWN = [ self::Source, self::Answers, self::Waiting, self::Consents ];

	/** @return array<string, string> What a person can say of a column, by value. */
	public static function choices(): array {
		$choices = [ '' => self::None->label() ];
		foreach ( self::cases() as $column ) {
			if ( ! in_array( $column, self::OWN, true ) ) {
				$choices[ $column->value ] = $column->label();
			}
		}
		return $choices;
	}

	/** Tells whether it says how somebody stands. */
	public function isStatus(): bool {
		return in_array( $this, [ self::Status, self::IsSubscribed, self::IsConfirmed ], true );
	}

	public function isDate(): bool {
		return in_array( $this, [ self::CreatedAt, self::AskedAt, self::ConfirmedAt, self::LeftAt, self::BouncedAt ], true );
	}

	public function label(): string {
		return match ( $this ) {
			self::None          => __( 'Leave out', 'marketday' ),
			self::Email         => __( 'Email address', 'marketday' ),
			self::FirstName     => __( 'First name', 'marketday' ),
			self::LastName      => __( 'Last name', 'marketday' ),
			self::FullName      => __( 'First and last name', 'marketday' ),
			self::Status        => __( 'Status', 'marketday' ),
			self::IsSubscribed  => __( 'Subscribed: yes or no', 'marketday' ),
			self::IsConfirmed   => __( 'Confirmed: yes or no', 'marketday' ),
			self::HasLeft       => __( 'Unsubscribed: yes or no', 'marketday' ),
			self::HasBounced    => __( 'Bounced: yes or no', 'marketday' ),
			self::Lists         => __( 'Lists', 'marketday' ),
			self::CreatedAt     => __( 'Sign-up date', 'marketday' ),
			self::AskedAt       => __( 'Consent date', 'marketday' ),
			self::ConfirmedAt   => __( 'Confirmation date', 'marketday' ),
			self::LeftAt        => __( 'Unsubscribe date', 'marketday' ),
			self::BouncedAt     => __( 'Bounce date', 'marketday' ),
			self::AskedFrom     => __( 'Consent IP address', 'marketday' ),
			self::ConfirmedFrom => __( 'Confirmation IP address', 'marketday' ),
			self::Wording       => __( 'Consent wording', 'marketday' ),
			self::Page          => __( 'Consent source', 'marketday' ),
			self::Answer        => __( 'Answer, named after the column', 'marketday' ),
			self::Source        => __( 'Source', 'marketday' ),
			self::Answers       => __( 'Answers', 'marketday' ),
			self::Waiting       => __( 'Awaiting confirmation', 'marketday' ),
			self::Consents      => __( 'Consents', 'marketday' ),
		};
	}
}
