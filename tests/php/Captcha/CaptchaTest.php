<?php

declare( strict_types=1 );

namespace Marketday\Tests\Captcha;

use DateTimeImmutable;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\HttpClient;
use Marketday\Site\Captcha\CaptchaCheck;
use Marketday\Site\Captcha\CaptchaSettings;
use Marketday\Site\Captcha\Challenges;
use Marketday\Site\Captcha\PhraseImage;
use Marketday\Site\Captcha\Place;
use Marketday\Site\Captcha\Questions;
use Marketday\Site\Captcha\ServiceCheck;
use Marketday\Site\Captcha\SpokenPhrase;
use Marketday\Site\Captcha\Work;
use Marketday\Tests\Markup;
use Marketday\Tests\OtherSite;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** People pass, robots do not: by the site's own picture, or by a service, of which a fake answers as they do. */
final class CaptchaTest extends SiteTestCase {
	/** Speaks the protocol of all three services: the token says what it answers; each is good once. */
	private const SERVICE = <<<'PHP'
		<?php
		parse_str( file_get_contents( 'php://input' ), $sent );
		$token = $sent['response'] ?? '';
		$used  = __DIR__ . '/used-' . md5( $token );
		file_put_contents( __DIR__ . '/notes', json_encode( $sent ) );
		if ( 'down' === $token ) { http_response_code( 503 ); exit; }
		if ( 'nonsense' === $token ) { echo '<html>'; exit; }
		$isRight = 'secret' === ( $sent['secret'] ?? '' ) && 'person' === $token && ! is_file( $used );
		touch( $used );
		header( 'Content-Type: application/json' );
		$marks = preg_match( '/^marked-(.+)-(\w+)$/', $token, $found ) ? [ 'score' => (float) $found[1], 'action' => $found[2] ] : [];
		echo json_encode( $isRight || [] !== $marks ? [ 'success' => true ] + $marks : [ 'success' => false, 'error-codes' => [ 'timeout-or-duplicate' ] ] );
		PHP;

	private static ?OtherSite $service = null;

	private string $now = '2026-11-25 12:00:00';

	private Challenges $challenges;

	private CaptchaCheck $check;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		Challenges::table();
		self::$service = OtherSite::start( self::SERVICE );
	}

	public static function tearDownAfterClass(): void {
		self::$service?->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		$clock = new class( fn (): string => $this->now ) implements Clock {
			public function __construct( private readonly \Closure $time ) {}

			public function now(): DateTimeImmutable {
				return new DateTimeImmutable( ( $this->time )(), wp_timezone() );
			}
		};
		$settings         = new CaptchaSettings();
		$this->challenges = new Challenges( $clock );
		$this->check      = new CaptchaCheck(
			$settings,
			$this->challenges,
			new ServiceCheck( $settings, new HttpClient( 5.0, 1, static fn (): array => [ '127.0.0.2' ] ) )
		);
		add_filter( 'http_request_host_is_external', '__return_true' );
		add_filter(
			'marketday_captcha_addresses',
			static fn ( array $addresses ): array => [ 'verify' => 'http://localhost:' . ( self::$service->port ?? 0 ) . '/' ] + $addresses
		);
		$this->choose( 'built-in' );
	}

	private function choose( string $provider, string $down = 'refuse' ): void {
		update_option( 'marketday_captcha', [ 'provider' => $provider, 'site_key' => 'site', 'secret' => 'secret', 'down' => $down, 'places' => [ 'newsletter' ] ] );
	}

	private function answer( string $session, string $answer, ?string $work = null ): string {
		$work ??= null === $this->challenges->workOf( $session ) ? '' : Solver::find( $session );
		return $this->check->refusal( Place::Newsletter, [ 'captcha_session_id' => $session, 'captcha' => $answer, 'captcha_work' => $work ] );
	}

	public function test_takes_the_letters_of_the_picture_in_any_case_once(): void {
		$session = $this->challenges->begin();
		$phrase  = (string) $this->challenges->phrase( $session );
		self::assertMatchesRegularExpression( '/^[A-Z0-9]{5}$/', $phrase );
		self::assertStringNotContainsString( $phrase, $session . base64_decode( strtr( $session, '-_', '+/' ), true ) );

		self::assertSame( '', $this->answer( $session, strtolower( " {$phrase} " ) ) );
		self::assertNotSame( '', $this->answer( $session, $phrase ) );
	}

	public function test_a_wrong_answer_was_the_only_try(): void {
		$session = $this->challenges->begin();
		$phrase  = (string) $this->challenges->phrase( $session );

		self::assertNotSame( '', $this->answer( $session, 'WRONG' ) );
		self::assertNotSame( '', $this->answer( $session, $phrase ) );

		self::assertFalse( $this->challenges->renew( $session ), 'Its work was for one try too.' );
		self::assertNull( $this->challenges->phrase( $session ) );
		$next = $this->challenges->begin();
		self::assertTrue( $this->challenges->renew( $next ) );
		self::assertSame( '', $this->answer( $next, (string) $this->challenges->phrase( $next ) ) );
	}

	public function test_right_letters_without_the_browsers_work_are_refused_and_lost_to_nobody(): void {
		$session = $this->challenges->begin();
		$phrase  = (string) $this->challenges->phrase( $session );
		foreach ( [ '', 'nonsense', '0', Solver::find( $this->challenges->begin() ), str_repeat( '1', 200 ) ] as $work ) {
			self::assertStringContainsString( 'still checking', $this->answer( $session, $phrase, Work::isDone( $session, Work::LEAST, $work ) ? '!' : $work ) );
		}

		self::assertSame( '', $this->answer( $session, $phrase ) );
	}

	public function test_a_browser_that_works_for_longer_needs_no_letters_once(): void {
		add_filter( 'marketday_captcha_work', static fn (): array => [ 'least' => 6, 'alone' => 12 ] );
		$session = $this->challenges->begin( Work::forVisitor( false ) );
		$work    = Solver::find( $session, 12 );
		$little  = Solver::find( $session, 6 );
		self::assertSame( [ 'least' => 6, 'alone' => 12 ], $this->challenges->workOf( $session )?->toArray() );

		self::assertSame( 'Please fill in the CAPTCHA.', $this->answer( $session, '', Work::isDone( $session, 12, $little ) ? '' : $little ) );
		self::assertSame( '', $this->answer( $session, '', $work ) );
		self::assertNotSame( '', $this->answer( $session, '', $work ) );
	}

	public function test_a_robot_of_many_sessions_works_for_longer(): void {
		self::assertGreaterThan( Work::forVisitor( false )->least, Work::forVisitor( true )->least );
		self::assertGreaterThan( Work::forVisitor( false )->alone, Work::forVisitor( true )->alone );
	}

	public function test_few_tries_without_scripts_come_from_one_network(): void {
		add_filter(
			'marketday_rate_limit',
			static fn ( mixed $limit, string $name ): mixed => 'captcha-plain' === $name ? [ 'calls' => 6, 'seconds' => 600 ] : $limit,
			99,
			2
		);
		$passed = 0;
		for ( $try = 0; $try < 10; $try++ ) {
			$session = $this->challenges->begin( null );
			$passed += '' === $this->answer( $session, (string) $this->challenges->phrase( $session ) ) ? 1 : 0;
		}

		self::assertSame( 6, $passed );
	}

	public function test_is_good_for_half_an_hour(): void {
		$session   = $this->challenges->begin();
		$phrase    = (string) $this->challenges->phrase( $session );
		$this->now = '2026-11-25 12:30:01';

		self::assertNotSame( '', $this->answer( $session, $phrase ) );
		self::assertNull( $this->challenges->phrase( $session ) );
		self::assertFalse( $this->challenges->renew( $session ) );
	}

	public function test_asks_a_question_whose_answer_takes_the_pictures_place(): void {
		$session = $this->challenges->begin( null );
		$phrase  = (string) $this->challenges->phrase( $session );
		$asked   = null;
		while ( null === $asked || 1 !== preg_match( '/^What is (\d+) minus (\w+),/', $asked, $found ) ) {
			$asked = $this->challenges->question( $session );
		}
		$words = array_flip( [ 1 => 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine' ] );

		self::assertNull( $this->challenges->phrase( $session ), 'No picture shows it.' );
		self::assertSame( '', $this->answer( $session, (string) ( $found[1] - $words[ $found[2] ] ) ) );
		self::assertNotSame( '', $this->answer( $session, $phrase ) );
	}

	public function test_no_answer_to_a_question_is_right_more_often_than_once_in_thirty_times(): void {
		$questions = new Questions();
		$solutions = [];
		$asked     = [];
		for ( $time = 0; $time < 3000; $time++ ) {
			[ $question, $answer ] = $questions->any();
			$solutions[ $answer ]    = ( $solutions[ $answer ] ?? 0 ) + 1;
			$asked[ (string) preg_replace( '/(: |\d|\b(one|two|three|four|five|six|seven|eight|nine)\b).*/', '', $question ) ] = true;
			self::assertNotSame( '', $answer );
		}

		self::assertLessThan( 100, max( $solutions ) );
		self::assertGreaterThan( 150, count( $solutions ) );
		self::assertGreaterThan( 12, count( $asked ), 'Kinds of questions.' );
	}

	public function test_takes_the_answer_of_a_question_in_any_case(): void {
		do {
			$session = $this->challenges->begin( null );
			$asked   = (string) $this->challenges->question( $session );
		} while ( 1 !== preg_match( '/^Which word comes first here: (\w+),/', $asked, $found ) );

		self::assertSame( '', $this->answer( $session, ' ' . strtoupper( $found[1] ) . ' ' ) );
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'nothing' )]
	public function test_refuses( array $sent ): void {
		self::assertNotSame( '', $this->check->refusal( Place::Newsletter, $sent ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function nothing(): iterable {
		yield 'nothing' => [ [] ];
		yield 'an answer without a session' => [ [ 'captcha' => 'ABCDE' ] ];
		yield 'a session of its own' => [ [ 'captcha' => 'ABCDE', 'captcha_session_id' => 'abc' ] ];
		yield 'lists' => [ [ 'captcha' => [ 'A' ], 'captcha_session_id' => [ 'B' ] ] ];
	}

	public function test_asks_nothing_where_the_site_wants_none(): void {
		self::assertSame( '', $this->check->refusal( Place::LogIn, [] ) );
		$this->choose( 'none' );
		self::assertSame( '', $this->check->refusal( Place::Newsletter, [] ) );
	}

	public function test_draws_a_picture_of_its_size(): void {
		$size = getimagesizefromstring( ( new PhraseImage() )->draw( 'AC347' ) );

		self::assertSame( [ 220, 60, 'image/png' ], [ $size[0] ?? 0, $size[1] ?? 0, $size['mime'] ?? '' ] );
	}

	#[DataProvider( 'services' )]
	public function test_asks_the_service_and_takes_each_token_once( string $provider ): void {
		$this->choose( $provider );
		$token = static fn ( string $value ): array => [ 'recaptchaResponseToken' => $value ];
		foreach ( glob( get_temp_dir() . 'marketday-other-site-*/used-*' ) ?: [] as $used ) {
			wp_delete_file( $used );
		}

		self::assertSame( 'Please check the CAPTCHA.', $this->check->refusal( Place::Newsletter, [] ) );
		self::assertSame( '', $this->check->refusal( Place::Newsletter, $token( 'person' ) ) );
		self::assertSame( [ 'secret', 'person' ], array_values( array_intersect_key( (array) json_decode( self::$service?->notes() ?? '', true ), [ 'secret' => 1, 'response' => 1 ] ) ) );
		self::assertSame( 'Invalid CAPTCHA. Try again.', $this->check->refusal( Place::Newsletter, $token( 'person' ) ) );
		self::assertSame( 'Invalid CAPTCHA. Try again.', $this->check->refusal( Place::Newsletter, $token( 'robot' ) ) );
	}

	/** @return iterable<array{string}> */
	public static function services(): iterable {
		yield [ 'turnstile' ];
		yield [ 'hcaptcha' ];
		yield [ 'recaptcha' ];
	}

	/** @param array<string, mixed> $more */
	#[DataProvider( 'marks' )]
	public function test_recaptcha_v3_takes_whom_it_marks_high_enough_for_this_form( string $token, bool $passes, array $more = [] ): void {
		$this->choose( 'recaptcha-v3' );
		update_option( 'marketday_captcha', $more + (array) get_option( 'marketday_captcha' ) );

		self::assertSame( $passes ? '' : 'Invalid CAPTCHA. Try again.', $this->check->refusal( Place::Newsletter, [ 'recaptchaResponseToken' => $token ] ) );
	}

	/** @return iterable<string, array{0: string, 1: bool, 2?: array<string, mixed>}> */
	public static function marks(): iterable {
		yield 'a person' => [ 'marked-0.7-marketday_newsletter', true ];
		yield 'at the edge' => [ 'marked-0.5-marketday_newsletter', true ];
		yield 'a robot' => [ 'marked-0.3-marketday_newsletter', false ];
		yield 'a robot, where the site takes them' => [ 'marked-0.3-marketday_newsletter', true, [ 'score' => '0.2' ] ];
		yield 'a token of another form' => [ 'marked-0.9-marketday_log_in', false ];
		yield 'no mark at all' => [ 'person', false ];
	}

	public function test_says_the_characters_as_sound_in_another_way_each_time(): void {
		$speech = new SpokenPhrase();
		$sound  = $speech->wav( 'AC347' );

		self::assertSame( [ 'RIFF', 'WAVE', strlen( $sound ) - 8 ], [ substr( $sound, 0, 4 ), substr( $sound, 8, 4 ), unpack( 'V', $sound, 4 )[1] ?? 0 ] );
		self::assertSame(
			[ 1, 1, 8000, 16 ],
			array_values( array_intersect_key(
				(array) unpack( 'vformat/vchannels/Vrate/Vbytes/vblock/vbits', $sound, 20 ),
				[ 'format' => 1, 'channels' => 1, 'rate' => 1, 'bits' => 1 ]
			) )
		);
		self::assertGreaterThan( 3, ( strlen( $sound ) - 44 ) / 16_000, 'Seconds.' );
		self::assertLessThan( 12, ( strlen( $sound ) - 44 ) / 16_000, 'Seconds.' );
		self::assertNotSame( substr( $sound, 8000, 4000 ), substr( $speech->wav( 'AC347' ), 8000, 4000 ) );
	}

	public function test_has_a_sound_for_each_character_in_each_language(): void {
		foreach ( [ 'en_GB', 'de_DE', 'fr_FR' ] as $locale ) {
			$chosen = static fn (): string => $locale;
			add_filter( 'determine_locale', $chosen );
			foreach ( str_split( Challenges::CHARACTERS ) as $character ) {
				self::assertGreaterThan( 14_000, strlen( ( new SpokenPhrase() )->wav( $character ) ), "{$character} in {$locale}" );
			}
			remove_filter( 'determine_locale', $chosen );
		}
	}

	public function test_a_service_that_is_down_refuses_or_lets_in_as_the_site_has_chosen(): void {
		foreach ( [ 'down', 'nonsense' ] as $token ) {
			$this->choose( 'turnstile' );
			self::assertStringContainsString( 'can’t check', $this->check->refusal( Place::Newsletter, [ 'recaptchaResponseToken' => $token ] ) );
			$this->choose( 'turnstile', 'let' );
			self::assertSame( '', $this->check->refusal( Place::Newsletter, [ 'recaptchaResponseToken' => $token ] ) );
		}
	}

	public function test_stands_in_newsletter_forms_before_their_button_and_loads_nothing_of_a_service(): void {
		$html = Markup::of( do_blocks( '<!-- wp:marketday/newsletter-form /-->' ) );
		self::assertStringContainsString( 'name="data[captcha]"', $html );
		self::assertGreaterThan( strpos( $html, 'data-captcha-answer' ), strpos( $html, 'type="submit"' ) );

		$this->choose( 'hcaptcha' );
		$html = Markup::of( do_blocks( '<!-- wp:marketday/newsletter-form /-->' ) );
		self::assertStringContainsString( 'data-sitekey="site" data-size="compact"', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '"secret"', $html );
	}
}
