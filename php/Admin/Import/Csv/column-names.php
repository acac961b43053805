<?php
/**
 * Names that files of WooCommerce in other languages give their columns, by the key of the column. Names are compared without accents,
 * capitals and signs; `#` is a number, and one that begins with `~` gives way to another of the same key.
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'id'                  => 'Kimlik|Identifiant|Identificador|Identificatore|Identyfikator|Идентификатор|Ідентифікатор|معرف|המזהה|מזהה|商品ID|产品ID',
	'type'                => 'Typ|Tipo|Tip|Tür|Тип|Τύπος|Tyyppi|Típus|Vrsta|Produkttyp|Tipologia|Tipas|Tüüp|Tips|النوع|نوع|סוג|タイプ|種類|类型|類型|유형|Loại',
	'sku'                 => 'Artikelnummer|Artikelnr|UGS|Artikelnummer (SKU)|SKU (Artikelnummer)|COD|Codice|REF|Varenummer|Varenr|Tuotetunnus|Kód produktu|Katalogové číslo|'
		. 'Cikkszám|Cod produs|Šifra proizvoda|Šifra|Артикул|Артикул (SKU)|SKU (Артикул)|Код на продукта|Κωδικός προϊόντος|Stok kodu|Stok kodu (SKU)|'
		. 'מק"ט|رمز المنتج|رمز المنتج SKU|商品コード|商品番号|货号|貨號|상품코드|Mã sản phẩm|Referencia|Referência',
	'gtin'                => 'GTIN, UPC, EAN oder ISBN|GTIN, UPC, EAN ou ISBN|GTIN, UPC, EAN o ISBN|GTIN, UPC, EAN of ISBN|GTIN, UPC, EAN lub ISBN|GTIN, UPC, EAN eller ISBN|'
		. 'GTIN, UPC, EAN tai ISBN|GTIN, UPC, EAN nebo ISBN|GTIN, UPC, EAN alebo ISBN|GTIN, UPC, EAN vagy ISBN|GTIN, UPC, EAN sau ISBN|GTIN, UPC, EAN ili ISBN|'
		. 'GTIN, UPC, EAN ali ISBN|GTIN, UPC, EAN или ISBN|GTIN, UPC, EAN або ISBN|GTIN, UPC, EAN ή ISBN|GTIN, UPC, EAN veya ISBN',
	'name'                => 'Nom|Nombre|Nome|Naam|Nazwa|Namn|Navn|Nimi|Název|Jméno|Názov|Név|Nume|Naziv|Ime|Име|Имя|Название|Наименование|Назва|Όνομα|İsim|Ad|שם|الاسم|名前|'
		. '商品名|名称|名稱|이름|상품명|Tên|Pavadinimas|Nosaukums',
	'published'           => 'Veröffentlicht|Publié|Publicado|Pubblicato|Gepubliceerd|Opublikowano|Opublikowany|Opublikowane|Publicerad|Publiceret|Udgivet|Publisert|Julkaistu|Publikováno|'
		. 'Zveřejněno|Publikované|Zverejnené|Közzétéve|Közzétett|Publicat|Objavljeno|Objavljen|Публикуван|Публикувано|Опубликован|Опубликовано|Опубліковано|Δημοσιευμένο|Δημοσιεύτηκε|'
		. 'Yayımlanmış|Yayımlandı|פורסם|منشور|公開済み|公開|已发布|已發佈|발행됨',
	'featured'            => 'Ist hervorgehoben?|Mis en avant ?|¿Está destacado?|In primo piano?|È in evidenza?|Uitgelicht?|Em destaque?|É destaque?|Wyróżniony?|Wyróżnione?|Är utvald?|'
		. 'Utvald?|Er fremhævet?|Fremhævet?|Er fremhevet?|Fremhevet?|Esitelty?|Doporučené?|Je doporučený?|Odporúčané?|Kiemelt?|Este reprezentativ?|Istaknuto?|Da li je izdvojen?|Izpostavljeno?|'
		. 'Препоръчан?|рекомендуемый?|Рекомендуемый?|Рекомендований?|Είναι προτεινόμενο;|Öne çıkan?|מומלץ?|مميز؟|おすすめ?|精选?',
	'visibility'          => 'Sichtbarkeit im Katalog|Visibilité dans le catalogue|Visibilidad en el catálogo|Visibilità nel catalogo|Zichtbaarheid in catalogus|Visibilidade no catálogo|'
		. 'Widoczność w katalogu|Synlighet i katalog|Synlighet i katalogen|Synlighed i katalog|Synlighed i kataloget|Näkyvyys katalogissa|Viditelnost v katalogu|Viditeľnosť v katalógu|'
		. 'Láthatóság a katalógusban|Katalógus láthatóság|Vizibilitate în catalog|Vidljivost u katalogu|Vidnost v katalogu|Видимост в каталога|Видимость в каталоге|Видимість в каталозі|'
		. 'Видимість у каталозі|Ορατότητα στον κατάλογο|Katalogda görünürlük|נראות בקטלוג|الظهور في الكتالوج|カタログでの表示|目录可见性',
	'short_description'   => 'Kurzbeschreibung|Description courte|Descripción corta|Descripción breve|Breve descrizione|Descrizione breve|Korte omschrijving|Korte beschrijving|Descrição curta|'
		. 'Descrição breve|Krótki opis|Kort beskrivning|Kort beskrivelse|Lyhyt kuvaus|Krátký popis|Stručný popis|Krátky popis|Rövid leírás|Descriere scurtă|Kratak opis|Kratek opis|'
		. 'Кратко описание|Краткое описание|Короткое описание|Короткий опис|Σύντομη περιγραφή|Kısa açıklama|תיאור קצר|وصف قصير|短い説明|商品の短い説明|简短描述|簡短描述|요약 설명',
	'description'         => 'Beschreibung|Descripción|Descrizione|Beschrijving|Omschrijving|Descrição|Opis|Beskrivning|Beskrivelse|Kuvaus|Popis|Leírás|Descriere|Описание|Опис|Περιγραφή|'
		. 'Açıklama|תיאור|الوصف|وصف|説明|描述|설명|Mô tả',
	'sale_from'           => 'Datum, an dem Angebotspreis beginnt|Date de début de promo|Date de début de promotion|Día en que empieza el precio rebajado|Data di partenza del prezzo in saldo|'
		. 'Data inizio prezzo in offerta|Startdatum actieprijs|Data de início do preço promocional|Data em que o preço promocional começa|Data de preço promocional começa em|'
		. 'Data rozpoczęcia promocji|Datum när reapriset börjar|Datum počátku akční ceny|Datum začátku slevy|Akciós ár kezdete|Dată începere promoție|Datum početka sniženja|'
		. 'Дата начала действия продажной цены|Дата початку розпродажу|Ημερομηνία έναρξης εκπτωτικής τιμής|İndirimli fiyatın başladığı tarih',
	'sale_to'             => 'Datum, an dem Angebotspreis endet|Date de fin de promo|Date de fin de promotion|Día en que termina el precio rebajado|Termine data del prezzo di vendita|'
		. 'Data fine prezzo in offerta|Einddatum actieprijs|Data de término do preço promocional|Data em que o preço promocional termina|Data de preço promocional termina em|'
		. 'Data zakończenia promocji|Datum när reapriset upphör|Datum konce akční ceny|Datum konce slevy|Akciós ár vége|Dată încheiere promoție|Datum kraja sniženja|'
		. 'Дата окончания действия продажной цены|Дата закінчення розпродажу|Ημερομηνία λήξης εκπτωτικής τιμής|İndirimli fiyatın bittiği tarih',
	'tax_status'          => 'Steuerstatus|État de la TVA|Statut de la TVA|Estado del impuesto|Stato delle imposte|Stato imposta|Btw status|Btw-status|Belastingstatus|Status do imposto|Situação fiscal|'
		. 'Status podatku|Status podatkowy|Momsstatus|Avgiftsstatus|Verotus|Veron tila|Stav daně|Status daně|Stav dane|Adó állapota|Adó státusz|Stare taxă|Status poreza|Poreski status|Davčni status|'
		. 'Данъчен статус|Статус налога|Статус податку|Κατάσταση φόρου|Vergi durumu',
	'tax_class'           => 'Steuerklasse|Classe de TVA|Clase de impuesto|Aliquota di imposta|Classe di imposta|Belastingklasse|Btw klasse|Classe de imposto|Klasa podatkowa|Momsgrupp|Momsklass|'
		. 'Momsklasse|Skatteklasse|Avgiftsklasse|Veroluokka|Daňová třída|Třída daně|Daňová trieda|Adóosztály|Adó osztály|Clasă de impozitare|Klasa poreza|Poreska klasa|Davčni razred|'
		. 'Данъчен клас|Налоговый класс|Клас податку|Податковий клас|Κατηγορία φόρου|Vergi sınıfı',
	'in_stock'            => 'Vorrätig?|En stock ?|¿Existencias?|¿En inventario?|¿Hay existencias?|Disponibile?|Op voorraad?|Em estoque?|Em stock?|W magazynie?|Na stanie?|I lager?|På lager?|Varastossa?|Skladem?|'
		. 'Na sklade?|Készleten?|Raktáron?|În stoc?|Na zalihi?|Na stanju?|Na zalihama?|Na zalogi?|В наличност?|В наличии?|В наявності?|Σε απόθεμα;|Stokta?|במלאי?|متوفر؟|متوفر في المخزون؟|在庫あり?|有货?',
	'stock'               => 'Lager|Lagerbestand|Bestand|Inventario|Existencias|Magazzino|Giacenza|Voorraad|Estoque|Stan magazynowy|Magazyn|Zapas|Lagersaldo|Lagerstatus|Lagerbeholdning|Varasto|Varastosaldo|Sklad|'
		. 'Skladem (ks)|Készlet|Raktárkészlet|Stoc|Zalihe|Zaliha|Zaloga|Наличност|Запасы|Запас|Запаси|Απόθεμα|Stok|מלאי|المخزون|在庫|库存|庫存|재고',
	'low_stock'           => 'Geringe Lagermenge|Montant de stock faible|Cantidad de bajo inventario|Quantità di scorte basse|Scorta bassa|Lage voorraad|Quantidade baixa de estoque|Valor de stock baixo|'
		. 'Niski stan magazynowy|Lågt lagerantal|Lav lagerbeholdning|Nízký stav zásob|Alacsony készlet|Cantitate mică în stoc|Nisko stanje zalihe|Малое количество на складе|'
		. 'Величина малых запасов|Χαμηλή ποσότητα αποθέματος|Düşük stok miktarı',
	'backorders'          => 'Lieferrückstande erlaubt?|Lieferrückstände erlaubt?|Lieferrückstand erlaubt?|Autoriser les commandes de produits en rupture ?|Autoriser les commandes en attente ?|'
		. '¿Permitir reservas de productos agotados?|Abilita gli ordini arretrati?|Nabestellingen toestaan?|Nabestellingen toegestaan?|São permitidas encomendas?|Permitir encomendas pendentes?|'
		. 'Zamówienia oczekujące dozwolone?|Tillåt restnoteringar?|Restordrer tilladt?|Restordre tillatt?|Jälkitoimitukset sallittu?|Povolit objednávky předem?|Utánrendelés engedélyezett?|'
		. 'Precomenzile sunt permise?|Narudžbe na upit dozvoljene?|Задержанный заказ возможен?|Возможен ли предзаказ?|Να επιτρέπονται λίστες αναμονής;|Yok satmaya izin?|Ön Siparişe İzin Ver?',
	'sold_individually'   => 'Nur einzeln verkaufen?|Vendre individuellement ?|¿Vendido individualmente?|Venduto singolarmente?|Wordt individueel verkocht?|Vendido individualmente?|Vender individualmente?|'
		. 'Sprzedawane pojedynczo?|Sprzedawane indywidualnie?|Säljes styckvis?|Sælges enkeltvis?|Selges enkeltvis?|Myydään yksittäin?|Prodáváno jednotlivě?|Egyenként árusított?|Vândut individual?|'
		. 'Rasprodaja pojedinačno?|Prodaje se pojedinačno?|Продано индивидуально?|Μεμονωμένη πώληση;|Ayrı ayrı mı satılıyor?',
	'weight'              => 'Gewicht|Poids|Peso|Waga|Vikt|Vægt|Vekt|Paino|Hmotnost|Hmotnosť|Tömeg|Súly|Greutate|Težina|Teža|Тегло|Вес|Вага|Βάρος|Ağırlık|משקל|الوزن|重量|重さ|무게',
	'length'              => 'Länge|Longueur|Longitud|Lunghezza|Lengte|Comprimento|Długość|Längd|Længde|Lengde|Pituus|Délka|Dĺžka|Hosszúság|Hossz|Lungime|Dužina|Dolžina|Дължина|Длина|Довжина|Μήκος|'
		. 'Uzunluk|אורך|الطول|長さ|长度|長度|길이',
	'width'               => 'Breite|Largeur|Anchura|Ancho|Larghezza|Breedte|Largura|Szerokość|Bredd|Bredde|Leveys|Šířka|Šírka|Szélesség|Lățime|Širina|Ширина|Πλάτος|Genişlik|רוחב|العرض|幅|宽度|寬度|너비',
	'height'              => 'Höhe|Hauteur|Altura|Altezza|Hoogte|Wysokość|Höjd|Højde|Høyde|Korkeus|Výška|Magasság|Înălțime|Visina|Височина|Высота|Висота|Ύψος|Yükseklik|גובה|الارتفاع|高さ|高度|높이',
	'reviews_allowed'     => 'Kundenbewertungen erlauben?|Autoriser les avis clients ?|¿Permitir valoraciones de clientes?|Permetti le recensioni clienti?|Klantbeoordelingen toestaan?|'
		. 'Permitir avaliações de clientes?|Zezwolić na opinie klientów?|Tillåt kundrecensioner?|Tillad kundeanmeldelser?|Tillat kundeomtaler?|Salli asiakasarvostelut?|Povolit hodnocení zákazníků?|'
		. 'Permiți recenzii de la clienți?|Dopusti recenzije kupaca?|Разрешить отзывы от клиентов?|Να επιτρέπονται αξιολογήσεις πελάτη;|Müşteri değerlendirmelerine izin verilsin mi?',
	'purchase_note'       => 'Hinweis zum Kauf|Note de commande|Note d’achat|Nota de compra|Nota di acquisto|Aankoopnotitie|Informacja o zakupie|Notatka do zakupu|Köpmeddelande|Købsnote|Kjøpsnotat|'
		. 'Poznámka k nákupu|Vásárlási megjegyzés|Notă de cumpărare|Napomena uz kupovinu|Примечание к покупке|Σημείωση αγοράς|Satın alma notu',
	'sale_price'          => 'Angebotspreis|Tarif promo|Prix promo|Precio rebajado|Precio de oferta|Prezzo in offerta|Prezzo scontato|Actieprijs|Aanbiedingsprijs|Preço promocional|Preço de venda|Cena promocyjna|'
		. 'Reapris|Rea-pris|Tilbudspris|Udsalgspris|Salgspris|Alennushinta|Tarjoushinta|Akční cena|Cena v akci|Zľavnená cena|Akciová cena|Akciós ár|Preț promoțional|Preț redus|'
		. 'Rasprodajna cijena|Snižena cijena|Akcijska cijena|Cena na sniženju|Akcijska cena|Znižana cena|Промоционална цена|Цена распродажи|Акционная цена|Ціна розпродажу|Акційна ціна|'
		. 'Τιμή προσφοράς|Τιμή έκπτωσης|İndirimli satış fiyatı|İndirimli fiyat|מחיר מבצע|سعر التخفيض|سعر البيع|セール価格|特価|促销价|促銷價|할인 가격|Giá khuyến mãi',
	'regular_price'       => 'Regulärer Preis|Normaler Preis|~Preis|Tarif régulier|Prix régulier|Tarif normal|~Tarif|~Prix|Precio normal|Precio regular|~Precio|Prezzo di listino|Prezzo regolare|~Prezzo|'
		. 'Reguliere prijs|Normale prijs|~Prijs|Preço normal|Preço regular|~Preço|Cena regularna|~Cena|Ordinarie pris|Normalpris|Ordinær pris|Vejledende pris|Vanlig pris|~Pris|Normaali hinta|'
		. 'Normaalihinta|~Hinta|Běžná cena|Normální cena|Bežná cena|Normálna cena|Normál ár|Preț obișnuit|Preț normal|~Preț|Normalna cijena|Redovna cijena|~Cijena|Redovna cena|'
		. 'Обычная цена|Базовая цена|Редовна цена|Нормална цена|~Цена|Звичайна ціна|Базова ціна|~Ціна|Κανονική τιμή|Αρχική τιμή|~Τιμή|Normal fiyat|~Fiyat|מחיר רגיל|~מחיר|السعر الافتراضي|'
		. 'السعر العادي|~السعر|通常価格|~価格|常规售价|常规价格|原價|正规价格|~价格|~價格|정상 가격|~가격|Giá bán thường|~Giá',
	'categories'          => 'Kategorien|Catégories|Categorías|Categorie|Categorieën|Categorias|Kategorie|Kategorier|Kategoriat|Osastot|Kategórie|Kategóriák|Categorii|Kategorije|Категории|Категорії|'
		. 'Κατηγορίες|Kategoriler|קטגוריות|التصنيفات|カテゴリー|分类|分類|카테고리|Danh mục',
	'tags'                => 'Schlagwörter|Étiquettes|Etiquetas|Etichette|Tagi|Znaczniki|Taggar|Stikord|Avainsanat|Štítky|Značky|Címkék|Etichete|Oznake|Етикети|Метки|Позначки|Ετικέτες|Etiketler|תגיות|'
		. 'الوسوم|タグ|标签|標籤|태그',
	'shipping_class'      => 'Versandklasse|Classe d’expédition|Classe de livraison|Clase de envío|Classe di spedizione|Verzendklasse|Classe de entrega|Classe de envio|Klasa wysyłkowa|Fraktklass|Forsendelsesklasse|'
		. 'Fraktklasse|Toimitusluokka|Třída dopravy|Trieda dopravy|Szállítási osztály|Clasă de livrare|Klasa dostave|Klasa isporuke|Класс доставки|Клас доставки|Κατηγορία αποστολής|Gönderim sınıfı',
	'images'              => 'Bilder|Imágenes|Immagini|Immagine|Afbeeldingen|Imagens|Obrazki|Obrazy|Zdjęcia|Billeder|Kuvat|Obrázky|Képek|Imagini|Slike|Изображения|Зображення|Εικόνες|Görseller|Resimler|תמונות|'
		. 'الصور|画像|图片|圖片|이미지|Hình ảnh',
	'download_limit'      => 'Downloadlimit|Limite de téléchargement|Límite de descargas|Limite di download|Downloadlimiet|Limite de downloads|Limit pobrań|Nedladdningsgräns|Limit stahování|Letöltési korlát|'
		. 'Limită de descărcări|Limit preuzimanja|Лимит загрузок|Όριο μεταφόρτωσης|İndirme sınırı',
	'download_expiry'     => 'Ablauftage des Downloads|Jours d’expiration du téléchargement|Días de caducidad de la descarga|Scarica i giorni di scadenza|Dagen vervaltijd download|Dias para expirar o download|'
		. 'Dni do wygaśnięcia pobierania|Ladda ned utgångsdagar|Zile de expirare descărcare|Rok isteka preuzimanja|Число дней до просроченной загрузки|Ημέρες λήξης μεταφόρτωσης|İndirme sona erme günü',
	'parent'              => 'Übergeordnetes Produkt|Übergeordnet|Superior|Padre|Genitore|Hoofd|Ouder|Bovenliggend|Ascendente|Produto ascendente|Pai|Nadrzędny|Rodzic|Förälder|Overordnet|Forælder|Forelder|Yläkohde|Pääobjekti|'
		. 'Nadřazený|Nadřazené|Nadradený|Rodič|Szülő|Părinte|Glavni|Roditelj|Nadrejeni|Родител|Родительский|Родитель|Батьківський|Γονέας|Γονικό|Ebeveyn|Üst|הורה|الأصل|親|父级',
	'grouped'             => 'Gruppierte Produkte|Groupes de produits|Produits groupés|Productos agrupados|Prodotti raggruppati|Gegroepeerde producten|Grupo de produtos|Produtos agrupados|Produkty grupowe|Grupperade produkter|'
		. 'Grupperede produkter|Ryhmitellyt tuotteet|Sdružené produkty|Seskupené produkty|Csoportosított termékek|Produse grupate|Grupirani proizvodi|Сгруппированные товары|Згруповані товари|Ομαδοποιημένα προϊόντα|Gruplanmış ürünler',
	'upsells'             => 'Zusatzverkäufe|Produits suggérés|Montées en gamme|Ventas dirigidas|Up-sell|Upsell|Up-sells|Merförsäljning|Mersalg|Uvećana prodaja|Апсейл|Апсели|Апселлы|Αύξηση πωλήσεων|Yukarı satışlar|Vendas adicionais',
	'cross_sells'         => 'Cross-Sells (Querverkäufe)|Querverkäufe|Ventes croisées|Ventas cruzadas|Cross-sell|Venda cruzada|Vendas cruzadas|Sprzedaż krzyżowa|Korsförsäljning|Krydssalg|Kryssalg|Vânzări încrucișate|'
		. 'Dodatna prodaja|Кросселы|Кросс-селлы|Προϊόντα παράλληλης πώλησης|Çapraz satışlar',
	'external_url'        => 'Externe URL|URL externe|URL externa|URL esterna|URL esterno|Zewnętrzny adres URL|Zewnętrzny URL|Extern URL|Ekstern URL|Ulkoinen URL|Externí URL|Externá URL|Külső URL|URL extern|Eksterni URL|'
		. 'Външен URL|Внешний URL|Зовнішній URL|Εξωτερικό URL|Harici URL',
	'button_text'         => 'Button-Text|Libellé du bouton|Texte du bouton|Texto del botón|Testo del pulsante|Knop tekst|Knoptekst|Texto do botão|Tekst przycisku|Knapptext|Knaptekst|Knappetekst|Painikkeen teksti|Text tlačítka|'
		. 'Text tlačidla|Gomb szövege|Text buton|Tekst dugmeta|Tekst gumba|Текст на бутона|Текст кнопки|Κείμενο κουμπιού|Düğme metni',
	'position'            => 'Posición|Posizione|Positie|Posição|Pozycja|Sijainti|Pozice|Pozícia|Pozíció|Poziție|Pozicija|Позиция|Позиція|Θέση|Konum|מיקום|الترتيب|位置|위치',
	'brands'              => 'Marken|Marques|Marcas|Marchi|Merken|Marki|Varumärken|Mærker|Merker|Tuotemerkit|Značky produktů|Márkák|Branduri|Mărci|Brendovi|Robne marke|Blagovne znamke|Марки|Бренды|Бренди|Μάρκες|Markalar|'
		. '~Marke|~Marque|~Marca|~Merk|~Marka|~Varumärke|~Brend|~Бренд|~Μάρκα|מותגים|العلامات التجارية|ブランド|品牌|브랜드',
	'attribute:#:name'    => 'Attribut # Name|Name des Attributs #|Nom de l’attribut #|Nombre del atributo #|Attributo # nome|Nome attributo #|Nome dell’attributo #|Naam eigenschap #|Naam attribuut #|Attribuut # naam|'
		. 'Nome do atributo #|Nazwa atrybutu #|Atrybut # nazwa|Attribut # namn|Attributnamn #|Egenskab # navn|Attribut # navn|Attributt # navn|Egenskap # navn|Ominaisuus # nimi|Ominaisuuden # nimi|'
		. 'Název vlastnosti #|Vlastnost # název|Název atributu #|Názov vlastnosti #|Vlastnosť # názov|Tulajdonság # neve|Tulajdonság # név|Nume atribut #|Atribut # ime|Ime # atributa|Naziv atributa #|'
		. 'Име на атрибут #|Атрибут # име|Имя атрибута #|Название атрибута #|Назва атрибуту #|Назва атрибута #|Όνομα ιδιότητας #|Nitelik # ismi|Nitelik # adı|Nitelik # isim|属性 # 名称|속성 # 이름',
	'attribute:#:values'  => 'Attribut # Wert(e)|Wert(e) des Attributs #|Valeur(s) de l’attribut #|Valor(es) del atributo #|Attributo # valuta(e)|Attributo # valore(i)|Valore(i) attributo #|Waarde eigenschap #|'
		. 'Waarde(n) eigenschap #|Waarde(n) attribuut #|Attribuut # waarde(n)|Valores do atributo #|Valor(es) do atributo #|Valor do atributo #|Wartość(i) atrybutu #|Wartości atrybutu #|Atrybut # wartość(i)|'
		. 'Attribut # värde(n)|Attributvärde(n) #|Egenskab # værdi(er)|Attribut # værdi(er)|Attributt # verdi(er)|Egenskap # verdi(er)|Ominaisuus # arvo(t)|Ominaisuuden # arvo(t)|Hodnota vlastnosti #|'
		. 'Hodnota(y) vlastnosti #|Hodnoty atributu #|Vlastnost # hodnota(y)|Tulajdonság # értéke(i)|Tulajdonság # érték(ek)|Valoare (valori) atribut #|Atribut # vrijednosti|Atribut # vrijednost(i)|Atribut # vrednost(i)|'
		. 'Атрибут # стойност(и)|Значение(-я) аттрибута(-ов) #|Значение(-я) атрибута(-ов) #|Значения атрибута #|Значення атрибуту #|Значення атрибута #|Τιμή(ές) ιδιότητας #|Nitelik # değer(ler)i|Nitelik # değeri(leri)',
	'attribute:#:visible' => 'Attribut # Sichtbar|Attribut # visible|Atributo visible #|Atributo # visible|Attributo # visibile|Zichtbare eigenschap #|Eigenschap # zichtbaar|Attribuut # zichtbaar|Visibilidade do atributo #|'
		. 'Atributo # visível|Widoczność atrybutu #|Atrybut # widoczny|Attribut # synligt|Attribut # synlig|Egenskab # synlig|Attributt # synlig|Egenskap # synlig|Ominaisuus # näkyvissä|Viditelnost vlastnosti #|'
		. 'Vlastnost # viditelná|Tulajdonság # látható|Vizibilitate atribut #|Atribut # vidljiv|Atribut # je vidljiv|Атрибут # видим|Видимость атрибута #|Видимість атрибуту #|Видимість атрибута #|Ιδιότητα # ορατή|Nitelik # görünür',
	'attribute:#:global'  => 'Attribut # Global|Atributo global #|Atributo # global|Attributo # globale|Globale eigenschap #|Eigenschap # globaal|Attribuut # globaal|Globalny atrybut #|Atrybut # globalny|Attribut # globalt|'
		. 'Egenskab # global|Attributt # global|Egenskap # global|Ominaisuus # globaali|Globální vlastnost #|Vlastnost # globální|Tulajdonság # globális|Atribut # global|Atribut # globalni|Atribut # globalan|Atribut # je globalan|'
		. 'Атрибут # глобален|Глобальный атрибут #|Глобальний атрибут #|Ιδιότητα # καθολική|Nitelik # genel|Nitelik # global',
	'attribute:#:default' => 'Attribut # Standard|Attribut # Standardwert|Attribut # par défaut|Atributo por defecto #|Atributo predeterminado #|Attributo # predefinito|Standaardeigenschap #|Attribuut # standaard|Atributo padrão #|'
		. 'Atributo # por omissão|Domyślny atrybut #|Atrybut # domyślny|Attribut # standard|Egenskab # standard|Výchozí vlastnost #|Tulajdonság # alapértelmezett|Atribut # implicit|Atribut # zadano|Атрибут по умолчанию #|'
		. 'Атрибут # по умолчанию|Атрибут за замовчуванням #|Προεπιλεγμένη ιδιότητα #|Nitelik # varsayılan',
	'download:#:name'     => 'Download # Name|Nom du téléchargement #|Nombre de la descarga #|Download # nome|Nome download #|Downloadnaam #|Naam download #|Nome do download #|Nazwa pobierania #|Имя загрузки #|Όνομα λήψης #',
	'download:#:url'      => 'Download # URL|URL du téléchargement #|URL de la descarga #|URL download #|URL do download #|URL pobierania #|URL загрузки #|URL λήψης #',
	'download:#:id'       => 'Download # ID|ID du téléchargement #|ID de descarga #|ID download #|ID do download #|ID pobierania #|ID загрузки #|ID λήψης #',
];
