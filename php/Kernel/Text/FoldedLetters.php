<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The letters that small letters beyond ASCII are searched as. Those of living scripts stand in a table, so that an index is the same
 * whether or not the PHP that searches it has intl; the rest (letters as they stand in a line, signs made of letters) is what
 * Unicode's compatibility decomposition says, where there is intl.
 */
final class FoldedLetters {
	/** Letters by what they become. */
	private const BECOME = [
		'a'  => 'àáâãāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ',
		'ae' => 'æǣǽ',
		'b'  => 'ƀɓḃḅḇ',
		'c'  => 'çćĉċčƈȼḉ',
		'd'  => 'ðďɖɗḋḍḏḑḓ',
		'dz' => 'ǆǳ',
		'e'  => 'èéêëēĕėęěȅȇȩəɛḕḗḙḛḝẹẻẽếềểễệ',
		'f'  => 'ƒḟ',
		'g'  => 'ĝğġģǥǧǵɠḡ',
		'h'  => 'ĥħȟɦḣḥḧḩḫẖ',
		'i'  => 'ìíîïĩīĭįıǐȉȋɨɩḭḯỉị',
		'ij' => 'ĳ',
		'j'  => 'ĵǰ',
		'k'  => 'ķĸƙǩḱḳḵ',
		'l'  => 'ĺļľłḷḹḻḽŀ',
		'lj' => 'ǉ',
		'm'  => 'ḿṁṃ',
		'n'  => 'ñńņňŋƞǹɲṅṇṉṋŉ',
		'nj' => 'ǌ',
		'o'  => 'òóôõōŏőơǒǫǭȍȏȫȭȯȱɵṍṏṑṓọỏốồổỗộớờởỡợ',
		'oe' => 'œ',
		'p'  => 'ṕṗ',
		'r'  => 'ŕŗřȑȓṙṛṝṟ',
		's'  => 'śŝşšſșṡṣṥṧṩẛ',
		'ss' => 'ß',
		't'  => 'ţťŧƭțʈṫṭṯṱẗ',
		'th' => 'þ',
		'u'  => 'ùúûũūŭůűųưǔǖǘǚǜȕȗʉṳṵṷṹṻụủứừửữự',
		'v'  => 'ṽṿ',
		'w'  => 'ŵẁẃẅẇẉẘ',
		'x'  => 'ẋẍ',
		'y'  => 'ýÿŷƴȳẏẙỳỵỷỹ',
		'z'  => 'źżžƶȥẑẓẕ',
		'ø'  => 'ǿ',
		'ʒ'  => 'ǯ',
		'α'  => 'άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ',
		'β'  => 'ϐ',
		'ε'  => 'έϵἐἑἒἓἔἕὲέ',
		'η'  => 'ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ',
		'θ'  => 'ϑ',
		'ι'  => 'ΐίϊἰἱἲἳἴἵἶἷὶίιῐῑῒΐῖῗ',
		'κ'  => 'ϰ',
		'ο'  => 'όὀὁὂὃὄὅὸό',
		'π'  => 'ϖ',
		'ρ'  => 'ϱῤῥ',
		'σ'  => 'ςϲ',
		'υ'  => 'ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ',
		'φ'  => 'ϕ',
		'ω'  => 'ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ',
		'а'  => 'ӑӓ',
		'г'  => 'ѓґ',
		'е'  => 'ѐёӗ',
		'ж'  => 'ӂӝ',
		'з'  => 'ӟ',
		'и'  => 'йѝӣӥ',
		'к'  => 'ќ',
		'о'  => 'ӧ',
		'у'  => 'ўӯӱӳ',
		'ч'  => 'ӵ',
		'ы'  => 'ӹ',
		'э'  => 'ӭ',
		'і'  => 'ї',
		'ѵ'  => 'ѷ',
		'ә'  => 'ӛ',
		'ө'  => 'ӫ',
		'եւ' => 'և',
		'כ'  => 'ך',
		'מ'  => 'ם',
		'נ'  => 'ן',
		'פ'  => 'ף',
		'צ'  => 'ץ',
		'ا'  => 'آأإٱٲٳٵ',
		'ك'  => 'کڪګ',
		'ه'  => 'ةھۀہۂۃەۿ',
		'و'  => 'ؤٶ',
		'ي'  => 'ئىیۍېےۓ',
	];

	/** Marks over and under letters, vowels that are seldom written, and signs that are not seen. Those of Indic scripts and Thai are letters of a word. */
	private const MARKS = '/[\x{300}-\x{36F}\x{483}-\x{489}\x{591}-\x{5BD}\x{5BF}\x{5C1}\x{5C2}\x{5C4}\x{5C5}\x{5C7}\x{610}-\x{61A}\x{64B}-\x{65F}\x{670}\x{6D6}-\x{6ED}'
		. '\x{8D3}-\x{8FF}\x{93C}\x{9BC}\x{A3C}\x{ABC}\x{B3C}\x{CBC}\x{1AB0}-\x{1AFF}\x{1DC0}-\x{1DFF}\x{20D0}-\x{20FF}\x{FE00}-\x{FE0F}\x{FE20}-\x{FE2F}'
		. '\x{AD}\x{34F}\x{61C}\x{640}\x{180E}\x{200D}-\x{200F}\x{202A}-\x{202E}\x{2060}-\x{206F}\x{FEFF}]/u';

	/** Signs that stand for an apostrophe; the middle dot of Japanese names, which is often left out. */
	private const LEFT_OUT = [ '’', '‘', '´', 'ʼ', 'ʻ', 'ʹ', 'ʾ', 'ʿ', '׳', '״', '＇', '・', '･' ];

	private const JOINTS = [ '‐', '‑', '־', '－' ];

	private const HALF_KANA = 'をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん';

	private const SIGNS = [
		'٫' => '.',
		'٬' => '',
		'ﾞ' => "\u{3099}",
		'ﾟ' => "\u{309A}",
		'゛' => "\u{3099}",
		'゜' => "\u{309A}",
	];

	/** @var array<string, string>|null */
	private static ?array $table = null;

	/** @param string $email One small character beyond ASCII. */
	public static function of( string $email ): string {
		self::$table ??= self::table();
		return self::$table[ $email ] ?? match ( true ) {
			1 === preg_match( self::MARKS, $email )    => '',
			1 === preg_match( '/\p{Nd}/u', $email )    => self::digit( $email ),
			$email >= 'ァ' && $email <= 'ヶ'            => (string) mb_chr( (int) mb_ord( $email ) - 0x60 ),
			$email >= '！' && $email <= '～'            => strtolower( (string) mb_chr( (int) mb_ord( $email ) - 0xFEE0 ) ),
			default => self::decompose( $email ),
		};
	}

	/** @return array<string, string> */
	private static function table(): array {
		$table = self::SIGNS + array_fill_keys( self::LEFT_OUT, '' ) + array_fill_keys( self::JOINTS, '-' );
		foreach ( self::BECOME as $becomes => $emails ) {
			$table += array_fill_keys( mb_str_split( $emails ), $becomes );
		}
		foreach ( mb_str_split( self::HALF_KANA ) as $place => $kana ) {
			$table[ (string) mb_chr( 0xFF66 + $place ) ] = $kana;
		}
		return $table;
	}

	/** Digits of a script stand one after the other, from the first or the seventh place of sixteen on. */
	private static function digit( string $digit ): string {
		$number = (int) mb_ord( $digit );
		$isLow  = 1 === preg_match( '/\p{Nd}/u', (string) mb_chr( $number & ~15 ) );
		return (string) ( ( $number & 15 ) - ( $isLow ? 0 : 6 ) );
	}

	private static function decompose( string $email ): string {
		// Syllables of Korean and voiced kana would fall into parts, and fractions join the number before them.
		if ( ! class_exists( 'Normalizer' ) || 1 === preg_match( '/[\p{Hangul}\p{Thai}\p{Lao}\x{3040}-\x{30FF}¼-¾⅐-⅟]/u', $email ) ) {
			return $email;
		}
		$parts = mb_str_split( mb_strtolower( (string) \Normalizer::normalize( $email, \Normalizer::FORM_KD ) ) );
		$fold  = static fn ( string $part ): string => strlen( $part ) > 1 ? self::of( $part ) : trim( $part );
		return [ $email ] === $parts ? $email : implode( '', array_map( $fold, $parts ) );
	}
}
